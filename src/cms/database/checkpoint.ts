import type { DatabaseAdapterObj } from 'payload'

/** Another process may be writing: then what it needs stays in the log, which loses nothing. */
const CHECKPOINT_TIMEOUT_MS = 500

type Client = { executeMultiple(sql: string): Promise<void> }

/**
 * Folds SQLite's write-ahead log into the database when it is closed, so that a stopped site is one file. The driver's
 * connections are not closed by the CMS, so SQLite would not do it by itself.
 */
export function withCheckpoint(base: DatabaseAdapterObj): DatabaseAdapterObj {
  return {
    ...base,
    init: (args) => {
      const adapter = base.init(args)
      const { destroy } = adapter
      adapter.destroy = async () => {
        // The adapter's own type leaves out its client.
        const { client } = adapter as { client?: Client }
        try {
          await client?.executeMultiple(
            `PRAGMA busy_timeout = ${CHECKPOINT_TIMEOUT_MS}; PRAGMA wal_checkpoint(TRUNCATE);`,
          )
        } catch (error) {
          // A transaction is still open, or the disk is full. Nothing is lost: SQLite reads the log at the next start.
          adapter.payload.logger.warn({ err: error }, 'The write-ahead log stays beside the database file')
        }
        await destroy?.call(adapter)
      }
      return adapter
    },
  }
}
