import type { CollectionAfterOperationHook } from 'payload'
import { APIError } from 'payload'

const STATUS = 409

/**
 * Many documents changed in one go are changed all or not at all. Payload notes a
 * document that fails, and commits what had been written of it before its hook refused:
 * a page would be published without an address.
 * @throws APIError 409 saying why, before anything is committed
 */
export const atomicBulk: CollectionAfterOperationHook = ({ operation, result }) => {
  if (operation !== 'update' && operation !== 'delete') return result
  const { errors } = result as { errors: { isPublic?: boolean; message: string }[] }
  if (errors.length === 0) return result
  const reasons = new Set(errors.filter(({ isPublic }) => isPublic).map(({ message }) => message))
  throw new APIError(['Nothing was changed.', ...reasons].join(' '), STATUS, null, true)
}
