import 'server-only'
import { randomBytes } from 'node:crypto'
import type { Payload, PayloadRequest } from 'payload'
import { asSystem } from '@/cms/client/local-api.server'
import { tooManyAttempts } from '@/platform/limits/attempt-limiter.server'
import { limiter } from '@/platform/limits/limiter.server'
import { memberPicture } from '@/platform/pictures/member-picture.server'
import { requireAccount, type SessionUser, toSessionUser, type Viewer } from '@/platform/session/viewer.server'
import { docTag } from '@/rules/cache-tags'
import { LIMITS } from '@/rules/limits'
import { bridge } from '@/runtime/bridge'

const REASON = 'the avatar of the signed-in user'

const perHour = limiter('avatars', { points: LIMITS.avatarsPerHour, windowS: 60 * 60 })

/** A small square of a picture. @throws AppError bad_request */
const cropSquare = (bytes: Uint8Array): Promise<Buffer> =>
  memberPicture(
    bytes,
    { width: LIMITS.avatarPx, height: LIMITS.avatarPx, fit: 'cover', position: 'attention' },
    'avatar',
  )

/**
 * Stores a member's picture, under an unguessable name of its own.
 * @returns its id
 * @throws AppError bad_request
 */
export async function storeAvatar(payload: Payload, member: number, bytes: Uint8Array, req?: PayloadRequest) {
  const data = await cropSquare(bytes)
  const { id } = await payload.create({
    collection: 'avatars',
    data: { member },
    file: { data, mimetype: 'image/webp', name: `${randomBytes(16).toString('hex')}.webp`, size: data.byteLength },
    depth: 0,
    req,
  })
  return id
}

/** The current user as the browser gets it. */
async function currentUser(account: NonNullable<Viewer['account']>): Promise<{ user: SessionUser }> {
  const payload = await asSystem(REASON)
  const user = await payload.findByID({ collection: 'users', id: account.id, depth: 0 })
  return { user: await toSessionUser(user, account.expiresAtS) }
}

/** Deletes a member's pictures, except those from id `from` on, and clears the one that staff chose for them. */
async function deletePictures(member: number, from?: number): Promise<void> {
  const payload = await asSystem(REASON)
  const own = { member: { equals: member } }
  const where = from === undefined ? own : { and: [own, { id: { less_than: from } }] }
  await payload.delete({ collection: 'avatars', where, depth: 0 })
  await payload.db.updateOne({ collection: 'users', id: member, data: { avatar: null }, returning: false })
  // Pages of the community show it.
  bridge().server?.expire([docTag('users', member)])
}

/**
 * Sets the user's picture. Of two concurrent uploads the later one stays.
 * @param bytes a JPEG, PNG or WebP
 * @throws AppError bad_request, too_many_requests
 */
export async function setAvatar(viewer: Viewer, bytes: Uint8Array): Promise<{ user: SessionUser }> {
  const account = requireAccount(viewer)
  const waitS = await perHour.consume(String(account.id))
  if (waitS !== null) throw tooManyAttempts(waitS)
  const id = await storeAvatar(await asSystem(REASON), account.id, bytes)
  await deletePictures(account.id, id)
  return currentUser(account)
}

/** Deletes the user's picture, if there is one. */
export async function removeAvatar(viewer: Viewer): Promise<{ user: SessionUser }> {
  const account = requireAccount(viewer)
  await deletePictures(account.id)
  return currentUser(account)
}
