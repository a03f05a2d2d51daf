import type { DatabaseAdapterObj, PayloadRequest } from 'payload'
import { ValidationError } from 'payload'

type WriteArgs = { collection: string; id?: number | string; req?: Partial<PayloadRequest> }
type Write = (args: WriteArgs) => Promise<unknown>

const WRITE_METHODS = ['create', 'updateOne', 'updateMany', 'upsert'] as const

const UNIQUE_FAILED = /UNIQUE constraint failed: ([^.\s]+)\.([^.,\s]+)/

/** Table and column of the unique index that refused a write; null for any other error. */
function violatedConstraint(error: unknown): { table: string; column: string } | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (!('extendedCode' in cause) || cause.extendedCode !== 'SQLITE_CONSTRAINT_UNIQUE') continue
    const [, table, column] = UNIQUE_FAILED.exec(cause.message) ?? []
    return table && column ? { table, column } : null
  }
  return null
}

/**
 * Turns SQLite's unique constraint errors into a validation error on the field. Payload does so too, but looks for the
 * error code where an older driver put it: with this driver an editor would see "Something went wrong" for a taken
 * address.
 */
export function withUniqueErrors(base: DatabaseAdapterObj): DatabaseAdapterObj {
  return {
    ...base,
    init: (args) => {
      const adapter = base.init(args)
      const { fieldConstraints } = adapter as { fieldConstraints?: Record<string, Record<string, string>> }
      for (const name of WRITE_METHODS) {
        const write = adapter[name] as unknown as Write
        const wrappedWrite: Write = async (writeArgs) => {
          try {
            return await write.call(adapter, writeArgs)
          } catch (error) {
            const violation = violatedConstraint(error)
            if (!violation) throw error
            const { collection, id, req } = writeArgs
            const path = fieldConstraints?.[violation.table]?.[`${violation.column}_idx`] ?? violation.column
            const message = req?.t?.('error:valueMustBeUnique') ?? 'Value must be unique'
            throw new ValidationError({ id, collection, errors: [{ path, message }], req }, req?.t)
          }
        }
        Object.assign(adapter, { [name]: wrappedWrite })
      }
      return adapter
    },
  }
}
