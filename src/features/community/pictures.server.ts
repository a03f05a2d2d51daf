import 'server-only'
import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { asSystem } from '@/cms/client/local-api.server'
import { tooManyAttempts } from '@/platform/limits/attempt-limiter.server'
import { limiter } from '@/platform/limits/limiter.server'
import type { Viewer } from '@/platform/session/viewer.server'
import { AppError } from '@/rules/app-error'
import { communityPictureUrl } from '@/rules/forum/topic-uri'
import { LIMITS } from '@/rules/limits'
import { TEXTS } from '@/rules/texts'
import { memberOf, REASON } from './boards.server'

const FORMATS = new Set(['jpeg', 'png', 'webp'])
const perHour = limiter('community-pictures', { points: LIMITS.forumPicturesPerHour, windowS: 60 * 60 })

/**
 * A picture as a WebP of limited size, upright and without metadata.
 * @throws AppError bad_request unless the bytes are a JPEG, PNG or WebP, whatever their declared type
 */
async function shrink(bytes: Uint8Array): Promise<Buffer> {
  const unreadable = (cause?: unknown) => new AppError('bad_request', TEXTS.avatarUnreadable, { cause })
  try {
    const picture = sharp(bytes, { limitInputPixels: LIMITS.pictureMaxPixels, failOn: 'error' })
    const { format } = await picture.metadata()
    if (!format || !FORMATS.has(format)) throw unreadable()
    return await picture
      .rotate()
      .resize(LIMITS.forumPicturePx, LIMITS.forumPicturePx, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer()
  } catch (error) {
    throw error instanceof AppError ? error : unreadable(error)
  }
}

/**
 * Stores a picture for a post, under an unguessable name. POST /api/forum/pictures
 * @param bytes a JPEG, PNG or WebP
 * @throws AppError bad_request, too_many_requests
 */
export async function addPicture(viewer: Viewer, bytes: Uint8Array) {
  const author = memberOf(viewer)
  const waitS = await perHour.consume(String(author))
  if (waitS !== null) throw tooManyAttempts(waitS)
  const data = await shrink(bytes)
  const payload = await asSystem(REASON)
  const file = `${randomBytes(16).toString('hex')}.webp`
  const { filename, height, id, width } = await payload.create({
    collection: 'forumPictures',
    data: { author },
    file: { data, mimetype: 'image/webp', name: file, size: data.byteLength },
    depth: 0,
  })
  return { picture: { id, url: communityPictureUrl(filename ?? file), width: width ?? null, height: height ?? null } }
}
