import type { CollectionBeforeChangeHook } from 'payload'
import sharp from 'sharp'

/** Stores the mean color of a new picture as its placeholder while it loads. */
export const storeMeanColor: CollectionBeforeChangeHook = async ({ data, req }) => {
  if (!req.file) return data
  // Empty, not missing, for a file that was uploaded over HTTP.
  return { ...data, color: await meanColor(req.file.tempFilePath || req.file.data) }
}

/**
 * @param picture its bytes, or the path of its file
 * @returns as #rrggbb, of the picture on white
 */
export async function meanColor(picture: Buffer | string): Promise<string> {
  const { data: pixel } = await sharp(picture)
    .flatten({ background: 'white' })
    .resize(1, 1, { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return `#${pixel.subarray(0, 3).toString('hex')}`
}
