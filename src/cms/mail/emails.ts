import {
  CONFIRM_SUBJECT,
  INVITATION_SUBJECT,
  invitationEmail,
  confirmationEmail as toNewcomer,
} from '@/rules/account-emails'
import { type LinkAccount, signAccountLink } from '@/rules/account-link'
import { emailHtml } from '@/rules/email-message'
import { LIMITS } from '@/rules/limits'
import { signingSecret } from '@/server/signing-secret'

const site = () => process.env.SITE_URL ?? 'http://localhost:3000'

type NewAccount = LinkAccount & { firstName?: string | null; username?: string | null }

/** The subject of the mail to somebody whose account has just been made. @param invited by staff */
export const newAccountSubject = (invited: boolean) => (invited ? INVITATION_SUBJECT : CONFIRM_SUBJECT)

/**
 * The mail to somebody whose account has just been made.
 * @param token the CMS's own, which confirms the address
 * @returns HTML, as the CMS wants it
 */
export function confirmationEmailHtml(token: string, { firstName }: NewAccount): string {
  return emailHtml(toNewcomer({ site: site(), token, firstName }))
}

/** The mail to somebody for whom staff have just made an account: a link to set a password. @returns HTML */
export async function invitationEmailHtml(account: NewAccount): Promise<string> {
  const link = { purpose: 'reset-password', lifetimeS: LIMITS.invitationLinkLifetimeS } as const
  const token = await signAccountLink(signingSecret(), account, link, Date.now())
  const { email, firstName, username } = account
  return emailHtml(invitationEmail({ site: site(), firstName, username: username ?? email, token }))
}
