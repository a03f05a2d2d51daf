import type { DatabaseAdapterObj } from 'payload'
import { storageProblem, toUnavailableError } from '@/rules/storage-errors'
import { WRITE_METHODS } from './write-methods'

type DatabaseMethod = (...args: unknown[]) => unknown

/** The adapter's methods that query the database. */
const DATABASE_METHODS = [
  'beginTransaction',
  'commitTransaction',
  'execute',
  'count',
  'countVersions',
  'countGlobalVersions',
  'find',
  'findOne',
  'findDistinct',
  'findVersions',
  'findGlobal',
  'findGlobalVersions',
  'queryDrafts',
  ...WRITE_METHODS,
] as const

/** At most one refused statement is logged per this interval. */
const LOG_INTERVAL_MS = 60_000

/** What this wrapper adds to the adapter. */
export type DiskFullStatus = {
  /** When a write last failed because the disk was full, in ms since the epoch; null if never. */
  diskFullAtMs?: () => number | null
}

/**
 * Turns database errors (busy, unreachable, out of space) into one `unavailable` error (503), which the calls and the
 * admin return as it is. Any other error would become a 500.
 */
export function withUnavailable(base: DatabaseAdapterObj): DatabaseAdapterObj {
  return {
    ...base,
    init: (args) => {
      const adapter = base.init(args)
      const methods = adapter as unknown as Record<string, DatabaseMethod>
      let fullAtMs: number | null = null
      let loggedAtMs = Number.NEGATIVE_INFINITY

      function recordProblem(error: unknown): void {
        const problem = storageProblem(error)
        if (problem === 'full') fullAtMs = Date.now()
        if (problem === null || Date.now() - loggedAtMs < LOG_INTERVAL_MS) return
        loggedAtMs = Date.now()
        // Not the error itself: a statement's parameters contain user data.
        args.payload.logger.error(`The database is ${problem}: ${rootCause(error).message}`)
      }

      for (const name of DATABASE_METHODS) {
        const call = methods[name]
        if (!call) throw new Error(`The database adapter has no ${name} any more.`)
        methods[name] = async (...callArgs) => {
          try {
            return await call.apply(adapter, callArgs)
          } catch (error) {
            recordProblem(error)
            throw toUnavailableError(error) ?? error
          }
        }
      }
      const added: DiskFullStatus = { diskFullAtMs: () => fullAtMs }
      return Object.assign(adapter, added)
    },
  }
}

function rootCause(error: unknown): Error {
  let root = error instanceof Error ? error : new Error(String(error))
  while (root.cause instanceof Error) root = root.cause
  return root
}
