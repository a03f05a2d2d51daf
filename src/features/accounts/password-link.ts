import 'server-only'
import { z } from 'zod'
import { sendLetter } from '@/features/mail/send-letter'
import { siteAddress } from '@/features/mail/site-address'
import { accountOf, type Viewer } from '@/features/session/viewer'
import { invitationLetter, staffResetLetter } from '@/rules/account-letters'
import { AppError } from '@/rules/app-error'
import { LIMITS } from '@/rules/limits'
import { findAccount } from './account'
import { isUnconfirmed } from './confirmation'
import { lettersToAccount, takeOrRefuse } from './letter-limits'
import { linkToken } from './link-token'

/** POST /api/people/password-link. */
export const passwordLinkBody = z.object({ id: z.int('Use a whole number.').positive('Use a whole number.') })

/**
 * Sends somebody a link to set a password, for an administrator; for a manager, if it is a member. Whoever sends it
 * does not see it.
 * @throws AppError forbidden, not_found, too_many_requests
 */
export async function sendPasswordLink(
  viewer: Viewer,
  { id }: z.infer<typeof passwordLinkBody>,
): Promise<{ ok: true; email: string }> {
  const { role } = accountOf(viewer)
  if (role !== 'administrator' && role !== 'manager') throw new AppError('forbidden', 'This is for managers.')
  const account = await findAccount({ id: { equals: id } })
  if (!account) throw new AppError('not_found', 'There is no such person.')
  if (role === 'manager' && account.role !== 'member')
    throw new AppError('forbidden', 'An administrator sends links to staff.')
  await takeOrRefuse(lettersToAccount, String(id), 'This person has had several mails already. Try again in an hour.')
  const { email, firstName } = account
  const invites = isUnconfirmed(account)
  const lifetimeS = invites ? LIMITS.invitationLinkLifetimeS : LIMITS.staffLinkLifetimeS
  const token = await linkToken(account, { purpose: 'reset-password', lifetimeS })
  const letter = invites ? invitationLetter : staffResetLetter
  await sendLetter(email, letter({ site: siteAddress(), firstName, username: account.username ?? email, token }))
  return { ok: true, email }
}
