import 'server-only'
import { randomBytes } from 'node:crypto'
import type { z } from 'zod'
import { asSystem } from '@/cms/client'
import { limiter } from '@/features/limits/limiter'
import { sendLetter } from '@/features/mail/send-letter'
import { siteAddress } from '@/features/mail/site-address'
import { alreadyMemberLetter, confirmLetter, unfinishedLetter } from '@/rules/account-letters'
import { LIMITS } from '@/rules/limits'
import { type Account, byEmail, changeIf, findAccount } from './account'
import type { resendBody } from './bodies'
import { inBackground } from './in-background'
import { admitLetter, lettersToAccount } from './letter-limits'

const afterSignIn = limiter('letters-sign-in', { points: LIMITS.lettersPerHour, windowS: 60 * 60 })

/** Whether an account waits for the link in its first letter. */
export const isUnconfirmed = ({ _verified }: Account) => _verified === false

/** The token of an account's link: the same in every letter, so that the first one stays good. */
export async function confirmationToken(account: Account): Promise<string> {
  if (account._verificationToken) return account._verificationToken
  const token = randomBytes(20).toString('hex')
  const payload = await asSystem('a link for an account that waits for its confirmation')
  await changeIf(payload, { id: { equals: account.id } }, { _verificationToken: token })
  return token
}

/**
 * Tells the owner of an address, and nobody else, that it has an account: how to finish it, or how
 * to sign in. Silent when the account has had its letters of this hour.
 */
export async function tellOwner(account: Account, returnTo: string | undefined): Promise<void> {
  if ((await lettersToAccount.take(String(account.id))) !== null) return
  const { email, firstName, username } = account
  const to = { site: siteAddress(), firstName, username, returnTo }
  const letter = isUnconfirmed(account)
    ? unfinishedLetter({ ...to, token: await confirmationToken(account) })
    : alreadyMemberLetter(to)
  await sendLetter(email, letter)
}

/** The same answer whether the address is known or not. POST /api/auth/resend-confirmation. */
export async function requestConfirmation(
  { email, return: returnTo }: z.infer<typeof resendBody>,
  address: string,
): Promise<{ ok: true }> {
  await admitLetter('join', email, address)
  inBackground('Sending a confirmation again', async () => {
    const account = await findAccount(byEmail(email))
    if (account) await tellOwner(account, returnTo)
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
  if ((await afterSignIn.take(String(userId))) !== null) return
  const token = await confirmationToken(account)
  const { email, firstName } = account
  await sendLetter(email, confirmLetter({ site: siteAddress(), firstName, token, returnTo }))
}
