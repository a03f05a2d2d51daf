import {
  CONFIRM_SUBJECT,
  INVITATION_SUBJECT,
  invitationEmail,
  confirmationEmail as toNewcomer,
} from '@/rules/account-emails'
import { type LinkAccount, signAccountLink } from '@/rules/account-link'
import { emailHtml } from '@/rules/email-message'
import { LIMITS } from '@/rules/limits'
import { siteOrigin } from '@/runtime/env'
import { signingSecret } from '@/runtime/signing-secret'

type NewAccount = LinkAccount & { firstName?: string | null; username?: string | null }

/** Subject of the email for a new account. @param invited true if staff created it */
export const newAccountSubject = (invited: boolean) => (invited ? INVITATION_SUBJECT : CONFIRM_SUBJECT)

/**
 * The email for a new account.
 * @param token the CMS's own, which confirms the address
 * @returns HTML, as the CMS expects
 */
export function confirmationEmailHtml(token: string, { firstName }: NewAccount): string {
  return emailHtml(toNewcomer({ site: siteOrigin(), token, firstName }))
}

/** The email for an account that staff created: a link to set a password. @returns HTML */
export async function invitationEmailHtml(account: NewAccount): Promise<string> {
  const link = { purpose: 'reset-password', lifetimeS: LIMITS.invitationLinkLifetimeS } as const
  const token = await signAccountLink(signingSecret(), account, link, Date.now())
  const { email, firstName, username } = account
  return emailHtml(invitationEmail({ site: siteOrigin(), firstName, username: username ?? email, token }))
}
