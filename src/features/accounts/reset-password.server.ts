import 'server-only'
import type { z } from 'zod'
import { sendEmail } from '@/platform/mail/send-email.server'
import { passwordChangedEmail, resetPasswordEmail } from '@/rules/account-emails'
import { passwordProblem } from '@/rules/account-fields'
import { isLinkCurrent } from '@/rules/account-link'
import { AppError } from '@/rules/app-error'
import { LIMITS } from '@/rules/limits'
import { siteOrigin } from '@/runtime/env'
import { type Account, byEmail, byUsername, findAccount } from './account.server'
import type { forgottenBody, resetBody } from './bodies.server'
import { invalidLink } from './confirm.server'
import { emailsToAccount, limitEmailRequest } from './email-limits.server'
import { inBackground } from './in-background.server'
import { createLinkToken, readLinkToken } from './link-token.server'
import { setPassword } from './set-password.server'

/**
 * Sends a link to set a new password, if the account exists. The lookup runs after the response, so that neither its
 * text nor its timing reveals that. POST /api/auth/forgotten-password.
 * @throws AppError too_many_requests, counted by what was typed and by the client's IP address
 */
export async function requestPasswordReset(
  { email: login }: z.infer<typeof forgottenBody>,
  address: string,
): Promise<{ ok: true }> {
  await limitEmailRequest('reset', login, address)
  sendResetLinkTo(login)
  return { ok: true }
}

/**
 * Sends a link to set a new password in the background, if the account exists and has not had too many.
 * @param login an email address or a username, lower case
 */
export function sendResetLinkTo(login: string): void {
  inBackground('Sending a link for a new password', async () => {
    const account = await findAccount(login.includes('@') ? byEmail(login) : byUsername(login))
    if (account) await sendResetLink(account)
  })
}

async function sendResetLink(account: Account): Promise<void> {
  if ((await emailsToAccount.consume(String(account.id))) !== null) return
  const token = await createLinkToken(account, { purpose: 'reset-password', lifetimeS: LIMITS.resetLinkLifetimeS })
  const { email, firstName, username } = account
  await sendEmail(email, resetPasswordEmail({ site: siteOrigin(), firstName, username, token }))
}

const expiredLink = () => invalidLink('This link has been used already, or is too old. Ask for a new one.')

/**
 * Sets a new password by the link in an email, and ends all sessions of the user. A lockout ends too, since failed
 * sign-ins count for the old password only (src/platform/session/login-attempt.server.ts). It also confirms the email address,
 * since the link was read there. POST /api/auth/reset-password.
 * @throws AppError bad_request: `fields` has the token or the password
 */
export async function resetPassword({ password, token }: z.infer<typeof resetBody>): Promise<{ ok: true }> {
  const link = await readLinkToken(token, 'reset-password')
  if (!link) throw expiredLink()
  const account = await findAccount({ id: { equals: link.id } })
  if (!account || !isLinkCurrent(account, link)) throw expiredLink()
  const problem = passwordProblem(password, account)
  if (problem) throw new AppError('bad_request', problem, { fields: { password: problem } })
  // Of two concurrent requests with one link, the first changes the hash that the second compares.
  if (!(await setPassword(account, password, { confirmsEmail: true }))) throw expiredLink()
  await sendEmail(account.email, passwordChangedEmail({ site: siteOrigin(), firstName: account.firstName }))
  return { ok: true }
}
