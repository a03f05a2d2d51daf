import 'server-only'
import { databaseHealth } from '@/cms/database-health'
import type { StorageProblem } from '@/rules/storage-errors'
import { version } from '../../package.json'
import { CallResponse } from './calls/call'

const REASONS = {
  busy: 'The database does not answer.',
  full: 'There is no room left: nothing can be saved.',
} as const satisfies Record<StorageProblem, string>

/** GET /api/health. @returns what monitoring reads; with status 503 while the site cannot read or cannot save */
export async function health(): Promise<CallResponse> {
  const { database, problem } = await databaseHealth()
  if (problem === null) return new CallResponse(200, { status: 'ok', database, version })
  return new CallResponse(503, { status: 'degraded', database, version, reason: REASONS[problem] })
}
