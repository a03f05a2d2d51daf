import 'server-only'
import { randomBytes } from 'node:crypto'
import { asSystem } from '@/cms/client/local-api.server'
import { tooManyAttempts } from '@/platform/limits/attempt-limiter.server'
import { limiter } from '@/platform/limits/limiter.server'
import { memberPicture } from '@/platform/pictures/member-picture.server'
import type { Viewer } from '@/platform/session/viewer.server'
import { communityPictureUrl } from '@/rules/forum/topic-uri'
import { LIMITS } from '@/rules/limits'
import { memberOf, REASON } from './boards.server'

const perHour = limiter('community-pictures', { points: LIMITS.forumPicturesPerHour, windowS: 60 * 60 })

/** A picture of limited size. @throws AppError bad_request */
const shrink = (bytes: Uint8Array): Promise<Buffer> =>
  memberPicture(bytes, {
    width: LIMITS.forumPicturePx,
    height: LIMITS.forumPicturePx,
    fit: 'inside',
    withoutEnlargement: true,
  })

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
