import type { CollectionBeforeChangeHook } from 'payload'
import sharp from 'sharp'

/** Stores the mean color of a new picture as its placeholder while it loads. */
export const storeMeanColor: CollectionBeforeChangeHook = async ({ data, req }) => {
  if (!req.file) return data
  // Empty, not missing, for a file that was uploaded over HTTP.
  const { data: pixel } = await sharp(req.file.tempFilePath || req.file.data)
    .flatten({ background: 'white' })
    .resize(1, 1, { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { ...data, color: `#${pixel.subarray(0, 3).toString('hex')}` }
}
