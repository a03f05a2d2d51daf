import 'server-only'
import { databaseState } from '@/cms/database-state'
import type { StorageProblem } from '@/rules/storage-errors'
import { version } from '../../package.json'
import { Reply } from './calls/call'

const REASONS = {
  busy: 'The database does not answer.',
  full: 'There is no room left: nothing can be saved.',
} as const satisfies Record<StorageProblem, string>

/** GET /api/health. @returns what monitoring reads; with status 503 while the site cannot read or cannot save */
export async function health(): Promise<Reply> {
  const { database, problem } = await databaseState()
  if (problem === null) return new Reply(200, { status: 'ok', database, version })
  return new Reply(503, { status: 'degraded', database, version, reason: REASONS[problem] })
}
