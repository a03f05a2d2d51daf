import { fileTypeFromBuffer, fileTypeFromFile } from 'file-type'
import {
  type CollectionBeforeOperationHook,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  ValidationError,
} from 'payload'
import { z } from 'zod'
import { staff } from '../access/rules'

type UploadedFile = NonNullable<PayloadRequest['file']>

/** File systems allow 255 bytes: 50 characters of up to four bytes leave room for hash, size and extension. */
const MAX_BASE_CHARS = 50
/** The type detected for most M4A files. Browsers play it under its registered name. */
const APPLE_AUDIO = 'audio/x-m4a'
/** For a file name that is only an extension. */
const DEFAULT_BASE_NAME = 'file'

/**
 * The part of a file's name before its extension, without folders, invisible characters and leading dots.
 * @param name as uploaded
 * @returns never empty
 */
export function sanitizeBaseName(name: string): string {
  const base = name
    .replace(/^.*[\\/]/s, '')
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
    .replace(/\.[^.]*$/, '')
    .replace(/^[.\s]+/, '')
  return [...base].slice(0, MAX_BASE_CHARS).join('').trimEnd() || DEFAULT_BASE_NAME
}

/**
 * Sets an uploaded file's extension and media type from its bytes: the client can send any name and type, and both
 * decide how browsers treat the stored file.
 * @throws ValidationError if the collection does not accept the detected type
 */
export async function setTypeFromBytes(
  file: UploadedFile,
  collection: SanitizedCollectionConfig,
  req: PayloadRequest,
): Promise<void> {
  // Large uploads are in a temporary file.
  const detected = await (file.tempFilePath ? fileTypeFromFile(file.tempFilePath) : fileTypeFromBuffer(file.data))
  const types = collection.upload.mimeTypes ?? []
  if (!detected || !types.includes(detected.mime)) {
    return rejectFile(`Choose a file of one of these types: ${types.join(', ')}.`, collection, req)
  }
  file.name = `${sanitizeBaseName(file.name)}.${detected.ext}`
  file.mimetype = detected.mime === APPLE_AUDIO ? 'audio/mp4' : detected.mime
}

/**
 * For upload collections: a new document needs a file, and each file's type is detected from its bytes.
 *
 * Without a file, Payload would fetch the `url` of the body with the server's network access, even though pasting URLs
 * is disabled.
 * @throws ValidationError if there is no file, or none of an accepted type
 */
export const validateUpload: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  if (operation !== 'create' && operation !== 'update') return args
  // Access is checked after this hook: other users then get a 403 and no details about the file.
  if (req.payloadAPI !== 'local' && !staff({ req })) return args
  if (req.file) await setTypeFromBytes(req.file, collection, req)
  else if (operation === 'create' && !duplicateArgs.safeParse(args).success)
    rejectFile('Choose a file.', collection, req)
  return args
}

/** A duplicate copies its original's file from the disk. */
const duplicateArgs = z.object({ duplicateFromID: z.union([z.number(), z.string()]) })

function rejectFile(message: string, { slug }: SanitizedCollectionConfig, req: PayloadRequest): never {
  throw new ValidationError({ collection: slug, errors: [{ message, path: 'file' }], req }, req.t)
}
