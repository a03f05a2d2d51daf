import 'server-only'
import { randomBytes } from 'node:crypto'
import type { z } from 'zod'
import { asSystem } from '@/cms/client'
import { limiter } from '@/features/limits/limiter'
import { sendEmail } from '@/features/mail/send-email'
import { siteOrigin } from '@/features/mail/site-origin'
import { alreadyMemberEmail, confirmationEmail, unfinishedSignUpEmail } from '@/rules/account-emails'
import { LIMITS } from '@/rules/limits'
import { type Account, byEmail, findAccount, updateWhere } from './account'
import type { resendBody } from './bodies'
import { emailsToAccount, limitEmailRequest } from './email-limits'
import { inBackground } from './in-background'

const resendLimiter = limiter('letters-sign-in', { points: LIMITS.emailsPerHour, windowS: 60 * 60 })

/** Whether an account waits for the link in its first letter. */
export const isUnconfirmed = ({ _verified }: Account) => _verified === false

/** The token of an account's link: the same in every letter, so that the first one stays good. */
export async function confirmationToken(account: Account): Promise<string> {
  if (account._verificationToken) return account._verificationToken
  const token = randomBytes(20).toString('hex')
  const payload = await asSystem('a link for an account that waits for its confirmation')
  await updateWhere(payload, { id: { equals: account.id } }, { _verificationToken: token })
  return token
}

/**
 * Tells the owner of an address, and nobody else, that it has an account: how to finish it, or how
 * to sign in. Silent when the account has had its letters of this hour.
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

/** The same answer whether the address is known or not. POST /api/auth/resend-confirmation. */
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
 * Sends the first letter again to somebody who signs in, with the right password, before the
 * address is confirmed; three times in an hour, then silently not.
 */
export async function resendConfirmation(userId: number, returnTo?: string): Promise<void> {
  const account = await findAccount({ id: { equals: userId } })
  if (!account || !isUnconfirmed(account)) return
  if ((await resendLimiter.consume(String(userId))) !== null) return
  const token = await confirmationToken(account)
  const { email, firstName } = account
  await sendEmail(email, confirmationEmail({ site: siteOrigin(), firstName, token, returnTo }))
}
