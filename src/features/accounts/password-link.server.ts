import 'server-only'
import { z } from 'zod'
import { sendEmail } from '@/platform/mail/send-email.server'
import { requireAccount, type Viewer } from '@/platform/session/viewer.server'
import { invitationEmail, staffResetEmail } from '@/rules/account-emails'
import { AppError } from '@/rules/app-error'
import { LIMITS } from '@/rules/limits'
import { databaseId } from '@/rules/schemas'
import { siteOrigin } from '@/runtime/env'
import { findAccount } from './account.server'
import { isUnconfirmed } from './confirmation.server'
import { consumeOrReject, emailsToAccount } from './email-limits.server'
import { createLinkToken } from './link-token.server'

/** POST /api/people/password-link. */
export const passwordLinkBody = z.object({ id: databaseId })

/**
 * Emails a user a link to set a password. Administrators may do so for all users, managers for members; the sender
 * does not see the link.
 * @throws AppError forbidden, not_found, too_many_requests
 */
export async function sendPasswordLink(
  viewer: Viewer,
  { id }: z.infer<typeof passwordLinkBody>,
): Promise<{ ok: true; email: string }> {
  const { role } = requireAccount(viewer)
  if (role !== 'administrator' && role !== 'manager') throw new AppError('forbidden', 'This is for managers.')
  const account = await findAccount({ id: { equals: id } })
  if (!account) throw new AppError('not_found', 'There is no such user.')
  if (role === 'manager' && account.role !== 'member')
    throw new AppError('forbidden', 'Only an administrator can send links to staff.')
  await consumeOrReject(
    emailsToAccount,
    String(id),
    'Several emails were sent to this user already. Try again in an hour.',
  )
  const { email, firstName } = account
  const isInvitation = isUnconfirmed(account)
  const lifetimeS = isInvitation ? LIMITS.invitationLinkLifetimeS : LIMITS.staffLinkLifetimeS
  const token = await createLinkToken(account, { purpose: 'reset-password', lifetimeS })
  const createEmail = isInvitation ? invitationEmail : staffResetEmail
  await sendEmail(email, createEmail({ site: siteOrigin(), firstName, username: account.username ?? email, token }))
  return { ok: true, email }
}
