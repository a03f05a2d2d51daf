import 'server-only'
import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { asSystem } from '@/cms/client'
import { tooManyAttempts } from '@/features/limits/attempt-limiter'
import { limiter } from '@/features/limits/limiter'
import { requireAccount, type SessionUser, toSessionUser, type Viewer } from '@/features/session/viewer'
import { AppError } from '@/rules/app-error'
import { LIMITS } from '@/rules/limits'
import { TEXTS } from '@/rules/texts'

const REASON = 'the picture that a person chose of themselves'
const FORMATS = new Set(['jpeg', 'png', 'webp'])

const perHour = limiter('avatars', { points: LIMITS.avatarsPerHour, windowS: 60 * 60 })

/**
 * A picture as we keep it: square, small, as webp, without what a camera wrote into it.
 * @throws AppError bad_request for anything that is no jpeg, png or webp, whatever it calls itself
 */
async function cropSquare(bytes: Uint8Array): Promise<Buffer> {
  const unreadable = (cause?: unknown) =>
    new AppError('bad_request', TEXTS.avatarUnreadable, { fields: { avatar: TEXTS.avatarUnreadable }, cause })
  try {
    const picture = sharp(bytes, { limitInputPixels: LIMITS.pictureMaxPixels, failOn: 'error' })
    const { format } = await picture.metadata()
    if (!format || !FORMATS.has(format)) throw unreadable()
    // Turned as the camera says, since its word goes with the rest of the metadata.
    return await picture
      .rotate()
      .resize(LIMITS.avatarPx, LIMITS.avatarPx, { fit: 'cover', position: 'attention' })
      .webp({ quality: 82 })
      .toBuffer()
  } catch (error) {
    throw error instanceof AppError ? error : unreadable(error)
  }
}

/** The person as the browser gets them, as they are by now. */
async function currentUser(account: NonNullable<Viewer['account']>): Promise<{ user: SessionUser }> {
  const payload = await asSystem(REASON)
  const user = await payload.findByID({ collection: 'users', id: account.id, depth: 0 })
  return { user: await toSessionUser(user, account.expiresAtS) }
}

/** Takes away a person's pictures, but for those from `from` on; and the one that staff chose for them. */
async function deletePictures(member: number, from?: number): Promise<void> {
  const payload = await asSystem(REASON)
  const own = { member: { equals: member } }
  const where = from === undefined ? own : { and: [own, { id: { less_than: from } }] }
  await payload.delete({ collection: 'avatars', where, depth: 0 })
  await payload.db.updateOne({ collection: 'users', id: member, data: { avatar: null }, returning: false })
}

/**
 * Gives whoever asks another picture, under an address of its own that nobody can guess. Of two at once the later stays.
 * @param bytes a jpeg, png or webp
 * @throws AppError bad_request, too_many_requests
 */
export async function setAvatar(viewer: Viewer, bytes: Uint8Array): Promise<{ user: SessionUser }> {
  const account = requireAccount(viewer)
  const waitS = await perHour.consume(String(account.id))
  if (waitS !== null) throw tooManyAttempts(waitS)
  const data = await cropSquare(bytes)
  const payload = await asSystem(REASON)
  const { id } = await payload.create({
    collection: 'avatars',
    data: { member: account.id },
    file: { data, mimetype: 'image/webp', name: `${randomBytes(16).toString('hex')}.webp`, size: data.byteLength },
    depth: 0,
  })
  await deletePictures(account.id, id)
  return currentUser(account)
}

/** Takes away the picture of whoever asks; without one, nothing happens. */
export async function removeAvatar(viewer: Viewer): Promise<{ user: SessionUser }> {
  const account = requireAccount(viewer)
  await deletePictures(account.id)
  return currentUser(account)
}
