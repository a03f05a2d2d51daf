import 'server-only'
import sharp, { type ResizeOptions } from 'sharp'
import { AppError } from '@/rules/app-error'
import { LIMITS } from '@/rules/limits'
import { TEXTS } from '@/rules/texts'

const FORMATS = new Set(['jpeg', 'png', 'webp'])

/**
 * A picture that a member sends as a WebP, upright and without metadata.
 * @param resize the size of the WebP, and how the picture fits it
 * @param field the form's field that shows a problem, where there is one
 * @throws AppError bad_request unless the bytes are a JPEG, PNG or WebP of at most 50 megapixels, whatever their declared
 *   type
 */
export async function memberPicture(bytes: Uint8Array, resize: ResizeOptions, field?: string): Promise<Buffer> {
  const refused = (message: string, cause?: unknown) =>
    new AppError('bad_request', message, { ...(field && { fields: { [field]: message } }), cause })
  try {
    // Its size is read without its pixels.
    const { format, height = 0, width = 0 } = await sharp(bytes, { limitInputPixels: false }).metadata()
    if (!format || !FORMATS.has(format)) throw refused(TEXTS.pictureUnreadable)
    if (width * height > LIMITS.pictureMaxPixels) throw refused(TEXTS.tooManyPixels)
    const picture = sharp(bytes, { limitInputPixels: LIMITS.pictureMaxPixels, failOn: 'error' })
    // Applies the EXIF orientation, since the metadata is dropped.
    return await picture.rotate().resize(resize).webp({ quality: 82 }).toBuffer()
  } catch (error) {
    throw error instanceof AppError ? error : refused(TEXTS.pictureUnreadable, error)
  }
}
