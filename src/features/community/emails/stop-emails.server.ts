import 'server-only'
import { z } from 'zod'
import { type LinkPurpose, MAX_LINK_TOKEN_CHARS, verifyLinkToken } from '@/platform/mail/link-tokens'
import { AppError } from '@/rules/app-error'
import { EMAIL_SETTINGS, STOPPABLE, type Stoppable } from '@/rules/forum/email-times'
import { TEXTS } from '@/rules/texts'
import { signingSecret } from '@/runtime/signing-secret'
import { readSettings, writeSettings } from '../notification-settings.server'

/** The query of POST /api/notifications/stop. */
export const stopQuery = z.object({ token: z.string().max(MAX_LINK_TOKEN_CHARS, TEXTS.linkInvalid) })

/** Whose emails a link ends, and which; null for an invalid token. */
async function verify(token: string): Promise<{ member: number; about: Stoppable } | null> {
  for (const about of STOPPABLE) {
    const member = await verifyLinkToken(`stop-${about}` satisfies LinkPurpose, token, signingSecret())
    if (member !== null) return { member, about }
  }
  return null
}

/**
 * Ends emails by the link in one of them, or by the email program's button. It needs no session, and again changes
 * nothing. POST /api/notifications/stop
 * @throws AppError bad_request for an invalid link
 */
export async function stopByLink({ token }: z.infer<typeof stopQuery>): Promise<{ message: string }> {
  const link = await verify(token)
  if (link === null) throw new AppError('bad_request', TEXTS.linkInvalid)
  const { about, member } = link
  const settings = await readSettings(member)
  // The email of a day or week gathers several kinds: all that come with it end.
  const ended = EMAIL_SETTINGS.filter((name) => (settings && (name === about || settings[name] === about)) ?? false)
  if (ended.length > 0) {
    await writeSettings(member, Object.fromEntries(ended.map((name) => [name, 'never' as const])))
  }
  return { message: TEXTS.notificationEmailsStopped }
}
