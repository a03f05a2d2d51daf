import { AppError } from './app-error'

/**
 * Why the database or the disk could not carry out a valid operation:
 * `busy`: it is locked or does not respond; a retry may succeed.
 * `full`: there is no space left.
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
  // Our own code: too many writers are waiting.
  WRITE_QUEUE: 'busy',
}

/** The PostgreSQL driver's message, without a code, when no connection of its pool is free in time. */
const NO_CONNECTION = 'timeout exceeded when trying to connect'

const RESPONSES = {
  busy: { message: 'The site is busy. Please try again in a moment.', retryAfterS: 5 },
  full: { message: 'Nothing can be saved right now. Please try again later.', retryAfterS: 60 },
} as const satisfies Record<StorageProblem, { message: string; retryAfterS: number }>

/** The storage problem in an error or its causes; null for every other error. */
export function storageProblem(error: unknown): StorageProblem | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = 'code' in cause && typeof cause.code === 'string' ? CODES[cause.code] : undefined
    if (code) return code
    if (cause.message === NO_CONNECTION) return 'busy'
  }
  return null
}

/**
 * Converts a storage error into a 503 with Retry-After. The admin's REST calls use its status and message too.
 * @returns null for any other error
 */
export function toUnavailableError(error: unknown): AppError | null {
  if (error instanceof AppError) return error.code === 'unavailable' ? error : null
  const problem = storageProblem(error)
  if (problem === null) return null
  const { message, retryAfterS } = RESPONSES[problem]
  return new AppError('unavailable', message, { retryAfterS, cause: error })
}

/** The same error for a write that waited too long in the queue. @param reason for the log */
export const writeQueueBusy = (reason: string): AppError =>
  new AppError('unavailable', RESPONSES.busy.message, {
    retryAfterS: RESPONSES.busy.retryAfterS,
    cause: Object.assign(new Error(reason), { code: 'WRITE_QUEUE' }),
  })
