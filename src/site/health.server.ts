import 'server-only'
import { databaseHealth } from '@/cms/client/database-health.server'
import type { StorageProblem } from '@/rules/storage-errors'
import { version } from '../../package.json'
import { CallResponse } from './calls/call.server'

const REASONS = {
  busy: 'The database is not responding.',
  full: 'The disk is full. Nothing can be saved.',
} as const satisfies Record<StorageProblem, string>

/** GET /api/health. @returns the status for monitoring; with status 503 while the site cannot read or write */
export async function health(): Promise<CallResponse> {
  const { database, problem } = await databaseHealth()
  if (problem === null) return new CallResponse(200, { status: 'ok', database, version })
  return new CallResponse(503, { status: 'degraded', database, version, reason: REASONS[problem] })
}
