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

/** File systems take 255 bytes: 50 characters of up to four bytes leave room for hash, size and extension. */
const MAX_BASE_CHARS = 50
/** What the bytes of most M4A files are detected as. Browsers play it under its registered name. */
const APPLE_AUDIO = 'audio/x-m4a'
/** For a name that is an extension alone. */
const DEFAULT_BASE_NAME = 'file'

/**
 * The part of a file's name before its extension: no folders, no invisible characters, no leading dots.
 * @param name as it was sent
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
 * Gives an uploaded file the extension and the media type of its bytes: the name and type that were sent may say
 * anything, and both would decide how browsers read the stored file.
 * @throws ValidationError the bytes are of no type that the collection takes
 */
export async function setTypeFromBytes(
  file: UploadedFile,
  collection: SanitizedCollectionConfig,
  req: PayloadRequest,
): Promise<void> {
  // Large files are on the disk while they are uploaded.
  const detected = await (file.tempFilePath ? fileTypeFromFile(file.tempFilePath) : fileTypeFromBuffer(file.data))
  const types = collection.upload.mimeTypes ?? []
  if (!detected || !types.includes(detected.mime)) {
    return rejectFile(`Choose a file of one of these types: ${types.join(', ')}.`, collection, req)
  }
  file.name = `${sanitizeBaseName(file.name)}.${detected.ext}`
  file.mimetype = detected.mime === APPLE_AUDIO ? 'audio/mp4' : detected.mime
}

/**
 * For collections with files: a new document has a file, and every file is named after its bytes.
 *
 * Without a file Payload would fetch the `url` of the body from wherever it is, with the server's own network access,
 * even where pasting addresses is turned off.
 * @throws ValidationError no file, or none that the collection takes
 */
export const validateUpload: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  if (operation !== 'create' && operation !== 'update') return args
  // Access is checked after this hook: others learn that it is not theirs to do, and nothing of the file.
  if (req.payloadAPI !== 'local' && !staff({ req })) return args
  if (req.file) await setTypeFromBytes(req.file, collection, req)
  else if (operation === 'create' && !duplicateArgs.safeParse(args).success)
    rejectFile('Choose a file.', collection, req)
  return args
}

/** A duplicate takes the file of its original, which is on the disk. */
const duplicateArgs = z.object({ duplicateFromID: z.union([z.number(), z.string()]) })

function rejectFile(message: string, { slug }: SanitizedCollectionConfig, req: PayloadRequest): never {
  throw new ValidationError({ collection: slug, errors: [{ message, path: 'file' }], req }, req.t)
}
