import { AppError } from './app-error'

/**
 * Why the database or the disk could not do something that was right to ask:
 * `busy`: something else holds it, or it does not answer; the same may work in a moment.
 * `full`: there is no room left.
 */
export type StorageProblem = 'busy' | 'full'

const CODES: Readonly<Record<string, StorageProblem>> = {
  SQLITE_BUSY: 'busy',
  SQLITE_BUSY_RECOVERY: 'busy',
  SQLITE_FULL: 'full',
  // PostgreSQL: https://www.postgresql.org/docs/current/errcodes-appendix.html
  '40001': 'busy', // serialization_failure
  '40P01': 'busy', // deadlock_detected
  '53300': 'busy', // too_many_connections
  '55P03': 'busy', // lock_not_available
  '57P01': 'busy', // admin_shutdown
  '57P02': 'busy', // crash_shutdown
  '57P03': 'busy', // cannot_connect_now
  '53100': 'full', // disk_full
  // The operating system
  ECONNREFUSED: 'busy',
  ECONNRESET: 'busy',
  ENOSPC: 'full',
  EDQUOT: 'full',
  // Our own: too many writers wait for their turn.
  WRITE_QUEUE: 'busy',
}

/** What the PostgreSQL driver says without a code when no connection of its pool is free in time. */
const NO_CONNECTION = 'timeout exceeded when trying to connect'

const RESPONSES = {
  busy: { message: 'The site is busy. Please try again in a moment.', retryAfterS: 5 },
  full: { message: 'Nothing can be saved right now. Please try again later.', retryAfterS: 60 },
} as const satisfies Record<StorageProblem, { message: string; retryAfterS: number }>

/** What kept the database or the disk from doing its work; null for every other error. Looks through the causes. */
export function storageProblem(error: unknown): StorageProblem | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = 'code' in cause && typeof cause.code === 'string' ? CODES[cause.code] : undefined
    if (code) return code
    if (cause.message === NO_CONNECTION) return 'busy'
  }
  return null
}

/**
 * The error that a caller gets where the database or the disk could not do its work: 503, with the time after which
 * another try makes sense. The admin's REST calls read its status and message too.
 * @returns null for an error of another kind
 */
export function toUnavailableError(error: unknown): AppError | null {
  if (error instanceof AppError) return error.code === 'unavailable' ? error : null
  const problem = storageProblem(error)
  if (problem === null) return null
  const { message, retryAfterS } = RESPONSES[problem]
  return new AppError('unavailable', message, { retryAfterS, cause: error })
}

/** The same error for a write that was not made because its turn did not come. @param reason for the log */
export const writeQueueBusy = (reason: string): AppError =>
  new AppError('unavailable', RESPONSES.busy.message, {
    retryAfterS: RESPONSES.busy.retryAfterS,
    cause: Object.assign(new Error(reason), { code: 'WRITE_QUEUE' }),
  })
