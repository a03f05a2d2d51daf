import type { DatabaseAdapterObj } from 'payload'

/** If another process is writing, its pages stay in the log, which loses nothing. */
const CHECKPOINT_TIMEOUT_MS = 500

type Client = { executeMultiple(sql: string): Promise<void> }

/**
 * Checkpoints SQLite's write-ahead log when the database is closed, so that a stopped site is one file. The CMS does
 * not close the driver's connections, so SQLite does not do it on its own.
 */
export function withCheckpoint(base: DatabaseAdapterObj): DatabaseAdapterObj {
  return {
    ...base,
    init: (args) => {
      const adapter = base.init(args)
      const { destroy } = adapter
      adapter.destroy = async () => {
        // The adapter's own type omits its client.
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
