import 'server-only'
import { createHash, randomBytes } from 'node:crypto'
import { ValidationError, type Where } from 'payload'
import { asSystem } from '@/cms/client/local-api.server'
import type { User } from '@/payload-types'
import { sendEmail } from '@/platform/mail/send-email.server'
import { LIMITS } from '@/rules/limits'
import { siteOrigin } from '@/runtime/env'
import { readCookie } from '@/runtime/read-cookie'
import { DEVICE_COOKIE } from './cookie'
import { newDeviceEmail } from './new-device-email'

/** What a request reveals of the client that sent it. */
export type Browser = { address: string; headers: Headers }

/** One sign-in: the device id of the browser, and the session that was created. */
type DeviceSignIn = { device: string; sid: string; headers: Headers }

const RANDOM_BYTES = 16
const DEVICE_ID_PATTERN = /^[\w-]{22}$/
const MAX_USER_AGENT_CHARS = 400

/** The id of this browser: from its cookie, or 128 new random bits if it sent no valid one. */
export function deviceIdOf({ headers }: Pick<Browser, 'headers'>): string {
  const sent = readCookie(headers.get('cookie'), DEVICE_COOKIE)
  return sent && DEVICE_ID_PATTERN.test(sent) ? sent : randomBytes(RANDOM_BYTES).toString('base64url')
}

/**
 * Records the browser of a sign-in, and emails the user if it is new and they had others before. A failure is logged
 * and must not prevent the sign-in.
 */
export async function noteDevice(user: User, { device, headers, sid }: DeviceSignIn): Promise<void> {
  const payload = await asSystem('noting the device of a sign-in')
  const userAgent = headers.get('user-agent') ?? ''
  try {
    const isNew = await recordDevice(user.id, device, { sid, userAgent: userAgent.slice(0, MAX_USER_AGENT_CHARS) })
    if (!isNew) return
    const email = newDeviceEmail({ firstName: user.firstName, userAgent, at: new Date(), site: siteOrigin() })
    // Not awaited: a slow mail server must not delay the sign-in.
    sendEmail(user.email, email).catch((error: unknown) => {
      payload.logger.error(error, 'The mail about a new device was not sent.')
    })
  } catch (error) {
    payload.logger.error(error, 'The device of a sign-in was not noted.')
  }
}

/** @returns whether this device is new and the user had others */
async function recordDevice(
  member: number,
  device: string,
  seen: { sid: string; userAgent: string },
): Promise<boolean> {
  const payload = await asSystem('noting the device of a sign-in')
  // The table stores a hash, so that reading it does not reveal a valid cookie.
  const hashed = createHash('sha256').update(device).digest('hex')
  const data = { ...seen, lastSeenAt: new Date().toISOString() }
  const own: Where = { member: { equals: member } }
  const updateLastSeen = () =>
    payload.update({
      collection: 'devices',
      where: { and: [own, { device: { equals: hashed } }] },
      data,
      depth: 0,
    })
  const { docs } = await updateLastSeen()
  if (docs.length > 0) return false
  // Older rows are useless, since the browser's cookie has expired too.
  const expiredBefore = new Date(Date.now() - LIMITS.deviceLifetimeS * 1_000).toISOString()
  await payload.delete({ collection: 'devices', where: { and: [own, { lastSeenAt: { less_than: expiredBefore } }] } })
  const others = await payload.count({ collection: 'devices', where: own })
  try {
    await payload.create({ collection: 'devices', data: { member, device: hashed, ...data }, depth: 0 })
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    // The same browser signed in twice at once, and the other insert won.
    await updateLastSeen()
    return false
  }
  return others.totalDocs > 0
}
