import 'server-only'
import type { z } from 'zod'
import { sendLetter } from '@/features/mail/send-letter'
import { siteAddress } from '@/features/mail/site-address'
import { passwordProblem } from '@/rules/account-fields'
import { passwordChangedLetter, resetLetter } from '@/rules/account-letters'
import { stillFits } from '@/rules/account-link'
import { AppError } from '@/rules/app-error'
import { LIMITS } from '@/rules/limits'
import { type Account, byEmail, byUsername, findAccount } from './account'
import type { forgottenBody, resetBody } from './bodies'
import { badLink } from './confirm'
import { inBackground } from './in-background'
import { admitLetter, lettersToAccount } from './letter-limits'
import { linkToken, readLinkToken } from './link-token'
import { setPassword } from './set-password'

/**
 * Sends a link to set a new password, if there is such an account. The answer comes before anybody
 * looks, so it is the same in words and in time. POST /api/auth/forgotten-password.
 * @throws AppError too_many_requests, by what was typed and by the client's address
 */
export async function forgotten(
  { email: typed }: z.infer<typeof forgottenBody>,
  address: string,
): Promise<{ ok: true }> {
  await admitLetter('reset', typed, address)
  sendResetLinkTo(typed)
  return { ok: true }
}

/**
 * Sends a link to set a new password in the background, if there is such an account and it has not had too many.
 * @param typed an email address or a username, lower case
 */
export function sendResetLinkTo(typed: string): void {
  inBackground('Sending a link for a new password', async () => {
    const account = await findAccount(typed.includes('@') ? byEmail(typed) : byUsername(typed))
    if (account) await sendResetLink(account)
  })
}

async function sendResetLink(account: Account): Promise<void> {
  if ((await lettersToAccount.take(String(account.id))) !== null) return
  const token = await linkToken(account, { purpose: 'reset-password', lifetimeS: LIMITS.resetLinkLifetimeS })
  const { email, firstName, username } = account
  await sendLetter(email, resetLetter({ site: siteAddress(), firstName, username, token }))
}

const useless = () => badLink('This link has been used already, or is too old. Ask for a new one.')

/**
 * Sets a new password by the link in a letter, and ends every session of the person. Failed sign-ins count for the
 * old password alone (features/session/trier.ts), so a lockout is over. Who reads the mail of an account has confirmed its address.
 * POST /api/auth/reset-password.
 * @throws AppError bad_request: `fields` names the token or the password
 */
export async function resetPassword({ password, token }: z.infer<typeof resetBody>): Promise<{ ok: true }> {
  const link = await readLinkToken(token, 'reset-password')
  if (!link) throw useless()
  const account = await findAccount({ id: { equals: link.id } })
  if (!account || !stillFits(account, link)) throw useless()
  const problem = passwordProblem(password, account)
  if (problem) throw new AppError('bad_request', problem, { fields: { password: problem } })
  // Of two that use the link at once, the first changes what the second compares.
  if (!(await setPassword(account, password, { confirms: true }))) throw useless()
  await sendLetter(account.email, passwordChangedLetter({ site: siteAddress(), firstName: account.firstName }))
  return { ok: true }
}
