import type { CollectionAfterOperationHook } from 'payload'
import { APIError } from 'payload'

const STATUS = 409

/**
 * Makes bulk changes all or nothing. Payload collects the documents that fail, and commits what was written before
 * their hook refused: a page would be published without an address.
 * @throws APIError 409 with the reasons, before the commit
 */
export const atomicBulk: CollectionAfterOperationHook = ({ operation, result }) => {
  if (operation !== 'update' && operation !== 'delete') return result
  const { errors } = result as { errors: { isPublic?: boolean; message: string }[] }
  if (errors.length === 0) return result
  const reasons = new Set(errors.filter(({ isPublic }) => isPublic).map(({ message }) => message))
  throw new APIError(['Nothing was changed.', ...reasons].join(' '), STATUS, null, true)
}
