import type { CollectionBeforeChangeHook } from 'payload'
import sharp from 'sharp'

/** Keeps the mean colour of a new picture: its place has that colour until the picture is there. DESIGN 9. */
export const storeMeanColor: CollectionBeforeChangeHook = async ({ data, req }) => {
  if (!req.file) return data
  // Empty, not missing, where the file came over HTTP.
  const { data: pixel } = await sharp(req.file.tempFilePath || req.file.data)
    .flatten({ background: 'white' })
    .resize(1, 1, { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { ...data, color: `#${pixel.subarray(0, 3).toString('hex')}` }
}
