import { greeting } from '@/rules/account-emails'
import type { EmailMessage } from '@/rules/email-message'
import { browserName } from './browser-name'

type NewDeviceSignIn = { firstName?: string | null; userAgent: string; at: Date; site: string }

/** The user's time zone is unknown, so the email states UTC. */
const TIME_FORMAT = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })

/** The email to a user whose account was just used by a new browser. */
export function newDeviceEmail({ firstName, userAgent, at, site }: NewDeviceSignIn): EmailMessage {
  return {
    subject: 'A new sign-in to your account',
    lines: [
      greeting(firstName),
      'someone, probably you, has just signed in to your account with a browser that we have not seen before.',
      `Which: ${browserName(userAgent)}. When: ${TIME_FORMAT.format(at)} (UTC).`,
      'If it was you, there is nothing to do.',
      'If it was not, someone else can use your account. Set a new password now, which also signs out every browser, and remove the passkeys in your account that you do not recognize.',
    ],
    link: { label: 'Set a new password', href: `${site}/forgotten-password/` },
  }
}
