import { APIError, type CollectionBeforeOperationHook, type Plugin } from 'payload'
import { staff } from '../access/rules'

const MAX_NAME_CHARS = 200

/**
 * An upload is a file that is sent along. Payload would also fetch one from an address in the body, or take one that
 * lies on the disk already.
 * @throws APIError 400
 */
const sentAlong: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  // Others are told that it is not theirs to do, and nothing of the file.
  if (operation !== 'create' || req.payloadAPI === 'local' || !staff({ req })) return args
  if (!req.file) throw new APIError('Send the file itself: a form with the part "file".', 400)
  if (/\p{Cc}/u.test(req.file.name) || req.file.name.length > MAX_NAME_CHARS)
    throw new APIError('The name of the file cannot be used: rename it.', 400)
  return args
}

/** Puts {@link sentAlong} before every collection of files. */
export const filesAreSentAlong: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((collection) =>
    collection.upload
      ? {
          ...collection,
          hooks: { ...collection.hooks, beforeOperation: [sentAlong, ...(collection.hooks?.beforeOperation ?? [])] },
        }
      : collection,
  ),
})
