import 'server-only'
import { createHash, randomBytes } from 'node:crypto'
import { ValidationError, type Where } from 'payload'
import { asSystem } from '@/cms/client'
import { sendEmail } from '@/features/mail/send-email'
import { siteOrigin } from '@/features/mail/site-origin'
import type { User } from '@/payload-types'
import { LIMITS } from '@/rules/limits'
import { DEVICE_COOKIE, readCookieHeader } from './cookie'
import { newDeviceEmail } from './new-device-email'

/** What a request tells of the browser that sent it. */
export type Browser = { address: string; headers: Headers }

/** Names one sign-in: the browser by its cookie, and the session that it opened. */
type DeviceSignIn = { device: string; sid: string; headers: Headers }

const RANDOM_BYTES = 16
const DEVICE_ID_PATTERN = /^[\w-]{22}$/
const MAX_USER_AGENT_CHARS = 400

/** What names this browser from now on: its cookie, or 128 random bits where it has none of ours. */
export function deviceIdOf({ headers }: Pick<Browser, 'headers'>): string {
  const sent = readCookieHeader(headers, DEVICE_COOKIE)
  return sent && DEVICE_ID_PATTERN.test(sent) ? sent : randomBytes(RANDOM_BYTES).toString('base64url')
}

/**
 * Notes which browser a person has signed in with, and writes to somebody who had others before
 * when this one is new. Neither may keep a person out, so that what goes wrong is logged here.
 */
export async function noteDevice(user: User, { device, headers, sid }: DeviceSignIn): Promise<void> {
  const payload = await asSystem('noting the browser of the person who signs in')
  const userAgent = headers.get('user-agent') ?? ''
  try {
    const isNew = await recordDevice(user.id, device, { sid, userAgent: userAgent.slice(0, MAX_USER_AGENT_CHARS) })
    if (!isNew) return
    const email = newDeviceEmail({ firstName: user.firstName, userAgent, at: new Date(), site: siteOrigin() })
    // Not waited for: a mail server takes its time.
    sendEmail(user.email, email).catch((error: unknown) => {
      payload.logger.error(error, 'The mail about a new device was not sent.')
    })
  } catch (error) {
    payload.logger.error(error, 'The device of a sign-in was not noted.')
  }
}

/** @returns whether the person had other devices and this is a new one */
async function recordDevice(
  member: number,
  device: string,
  seen: { sid: string; userAgent: string },
): Promise<boolean> {
  const payload = await asSystem('noting the browser of the person who signs in')
  // The table holds no cookie, so that nobody who reads it can pass for a browser.
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
  // No browser keeps the cookie for longer.
  const expiredBefore = new Date(Date.now() - LIMITS.deviceLifetimeS * 1_000).toISOString()
  await payload.delete({ collection: 'devices', where: { and: [own, { lastSeenAt: { less_than: expiredBefore } }] } })
  const others = await payload.count({ collection: 'devices', where: own })
  try {
    await payload.create({ collection: 'devices', data: { member, device: hashed, ...data }, depth: 0 })
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    // The same browser signed in twice at once, and the other one was first.
    await updateLastSeen()
    return false
  }
  return others.totalDocs > 0
}
