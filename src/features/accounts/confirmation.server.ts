import 'server-only'
import { randomBytes } from 'node:crypto'
import type { z } from 'zod'
import { asSystem } from '@/cms/client/local-api.server'
import { limiter } from '@/platform/limits/limiter.server'
import { sendEmail } from '@/platform/mail/send-email.server'
import { alreadyMemberEmail, confirmationEmail, unfinishedSignUpEmail } from '@/rules/account-emails'
import { LIMITS } from '@/rules/limits'
import { siteOrigin } from '@/runtime/env'
import { type Account, byEmail, findAccount, updateWhere } from './account.server'
import type { resendBody } from './bodies.server'
import { emailsToAccount, limitEmailRequest } from './email-limits.server'
import { inBackground } from './in-background.server'

const resendLimiter = limiter('emails-sign-in', { points: LIMITS.emailsPerHour, windowS: 60 * 60 })

/** Whether an account has not been confirmed yet. */
export const isUnconfirmed = ({ _verified }: Account) => _verified === false

/** The token of an account's confirmation link: the same in every email, so that earlier links stay valid. */
export async function confirmationToken(account: Account): Promise<string> {
  if (account._verificationToken) return account._verificationToken
  const token = randomBytes(20).toString('hex')
  const payload = await asSystem('a link for an account that is not confirmed yet')
  await updateWhere(payload, { id: { equals: account.id } }, { _verificationToken: token })
  return token
}

/**
 * Emails the owner of an address that it has an account: how to confirm it, or how to sign in. Sends nothing once the
 * hourly limit of the account is reached.
 */
export async function emailOwner(account: Account, returnTo: string | undefined): Promise<void> {
  if ((await emailsToAccount.consume(String(account.id))) !== null) return
  const { email, firstName, username } = account
  const to = { site: siteOrigin(), firstName, username, returnTo }
  const message = isUnconfirmed(account)
    ? unfinishedSignUpEmail({ ...to, token: await confirmationToken(account) })
    : alreadyMemberEmail(to)
  await sendEmail(email, message)
}

/**
 * Sends the confirmation link again. The response is the same whether the address is known or not. POST
 * /api/auth/resend-confirmation.
 */
export async function requestConfirmation(
  { email, return: returnTo }: z.infer<typeof resendBody>,
  address: string,
): Promise<{ ok: true }> {
  await limitEmailRequest('join', email, address)
  inBackground('Sending a confirmation again', async () => {
    const account = await findAccount(byEmail(email))
    if (account) await emailOwner(account, returnTo)
  })
  return { ok: true }
}

/**
 * Sends the confirmation email again to a user who signs in with the right password before confirming; at most three
 * times an hour.
 */
export async function resendConfirmation(userId: number, returnTo?: string): Promise<void> {
  const account = await findAccount({ id: { equals: userId } })
  if (!account || !isUnconfirmed(account)) return
  if ((await resendLimiter.consume(String(userId))) !== null) return
  const token = await confirmationToken(account)
  const { email, firstName } = account
  await sendEmail(email, confirmationEmail({ site: siteOrigin(), firstName, token, returnTo }))
}
