import 'server-only'
import type { z } from 'zod'
import { sendLetter } from '@/features/mail/send-letter'
import { siteAddress } from '@/features/mail/site-address'
import { newAddressLetter, oldAddressLetter } from '@/rules/account-letters'
import { AppError } from '@/rules/app-error'
import { LIMITS } from '@/rules/limits'
import { byEmail, findAccount } from './account'
import type { changeEmailBody } from './bodies'
import { checkPassword } from './check-password'
import { tellOwner } from './confirmation'
import { admitLetter } from './letter-limits'
import { linkToken } from './link-token'

/**
 * Asks for another e-mail address: a link goes to the new one, a notice to the old one, and nothing
 * changes until the link is opened. An address that somebody has gets the same answer, and a letter
 * to its owner. POST /api/user/email.
 * @param userId of the session
 * @param address the client's
 * @throws AppError bad_request (`fields`), too_many_requests
 */
export async function changeEmail(
  userId: number,
  { email, password }: z.infer<typeof changeEmailBody>,
  address: string,
): Promise<{ ok: true }> {
  const account = await findAccount({ id: { equals: userId } })
  if (!account) throw new AppError('unauthenticated', 'Sign in first.')
  if (email === account.email) {
    throw new AppError('bad_request', 'This is your address already.', {
      fields: { email: 'This is your address already.' },
    })
  }
  await checkPassword(account, password, address)
  await admitLetter('join', email, address)
  const to = { site: siteAddress(), firstName: account.firstName }
  await sendLetter(account.email, oldAddressLetter(to))
  const owner = await findAccount(byEmail(email))
  if (owner) {
    await tellOwner(owner, undefined)
    return { ok: true }
  }
  const lifetimeS = LIMITS.newAddressLinkLifetimeS
  const token = await linkToken(account, { purpose: 'new-address', lifetimeS, email })
  await sendLetter(email, newAddressLetter({ ...to, token }))
  return { ok: true }
}
