import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { CollectionBeforeOperationHook, PayloadRequest, SanitizedCollectionConfig } from 'payload'
import { z } from 'zod'
import { setTypeFromBytes } from './validate-upload'

const HASH_CHARS = 12
/** The suffix of an earlier upload: the hash, and the number that Payload adds to duplicate names. */
const HASH_SUFFIX = new RegExp(`-[0-9a-f]{${HASH_CHARS}}(-\\d+)?$`)

// Strings in the query, numbers in the data; Payload rounds to whole percent.
const percent = z.coerce.number().min(0).max(100).transform(Math.round)
const uploadEdits = z.object({
  crop: z.record(z.string(), z.unknown()).optional(),
  heightInPixels: z.unknown().optional(),
  widthInPixels: z.unknown().optional(),
  focalPoint: z.object({ x: percent, y: percent }).optional(),
})
const operationArgs = z.object({
  id: z.union([z.number(), z.string()]).optional(),
  data: z.object({ focalX: percent, focalY: percent }).optional().catch(undefined),
})

type Point = { x: number; y: number }
type ImageEdit = { id: number | string; focal?: Point; crop?: unknown }
type StoredFile = {
  id: number
  filename?: string | null
  mimeType?: string | null
  focalX?: number | null
  focalY?: number | null
}

/**
 * Adds a content hash to a file's name: `table-3f9a0c1b2d4e.webp`. A picture that is replaced, cropped or given another
 * focal point (its sizes are cut around it) gets a new URL, so responses can be cached forever and pages show the new
 * picture at once.
 */
export const nameByContentHash: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  if (operation !== 'create' && operation !== 'update') return args
  const { data, id } = operationArgs.parse(args)
  // One crop for many pictures makes no sense, and Payload would overwrite their files.
  if (operation === 'update' && id === undefined) delete req.query?.uploadEdits
  const edits = uploadEdits.safeParse(req.query?.uploadEdits ?? {}).data
  const focal = edits?.focalPoint ?? (data && { x: data.focalX, y: data.focalY })
  const crop = edits?.crop || edits?.heightInPixels || edits?.widthInPixels ? { ...edits, focalPoint: null } : undefined
  // Payload would write the crop over the old file. Passed as a new upload, it gets a new name.
  if (!req.file && id !== undefined) {
    req.file = await fileToChange(req, collection, { id, focal, crop })
    if (req.file) await setTypeFromBytes(req.file, collection, req)
  }
  if (!req.file) return args
  const content = req.file.tempFilePath ? await readFile(req.file.tempFilePath) : req.file.data
  req.file.name = contentFileName(req.file.name, content, { crop, focal })
  return args
}

/**
 * A file's name with a hash of its content, in the place of the hash it may have.
 * @param edits what is cut from the content, and around which point
 */
export function contentFileName(
  fileName: string,
  content: Uint8Array,
  edits: { crop?: unknown; focal?: Point },
): string {
  const hash = createHash('sha256').update(content).update(JSON.stringify(edits)).digest('hex')
  const { ext, name } = path.parse(fileName)
  return `${name.replace(HASH_SUFFIX, '')}-${hash.slice(0, HASH_CHARS)}${ext}`
}

/** The file of a picture whose crop or focal point changes; undefined if neither changes. */
async function fileToChange(
  req: PayloadRequest,
  collection: SanitizedCollectionConfig,
  { id, focal, crop }: ImageEdit,
): Promise<PayloadRequest['file']> {
  if (!focal && !crop) return undefined
  const where = { id: { equals: id } }
  const doc = await req.payload.db.findOne<StoredFile>({ collection: collection.slug, where, req })
  if (!doc?.filename || !doc.mimeType) return undefined
  if (!crop && doc.focalX === focal?.x && doc.focalY === focal?.y) return undefined
  // If it cannot be read, Payload reports that itself.
  const data = await readFile(path.join(collection.upload.staticDir ?? '', doc.filename)).catch(() => null)
  return data ? { data, mimetype: doc.mimeType, name: doc.filename, size: data.byteLength } : undefined
}
