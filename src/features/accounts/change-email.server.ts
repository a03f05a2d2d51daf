import 'server-only'
import type { z } from 'zod'
import { sendEmail } from '@/platform/mail/send-email.server'
import { newAddressEmail, oldAddressEmail } from '@/rules/account-emails'
import { AppError } from '@/rules/app-error'
import { LIMITS } from '@/rules/limits'
import { siteOrigin } from '@/runtime/env'
import { byEmail, findAccount } from './account.server'
import type { changeEmailBody } from './bodies.server'
import { checkPassword } from './check-password.server'
import { emailOwner } from './confirmation.server'
import { limitEmailRequest } from './email-limits.server'
import { createLinkToken } from './link-token.server'

/**
 * Requests another email address: the new one gets a link, the old one a notice, and nothing changes until the link is
 * opened. An address that is taken gets the same response, and its owner an email. POST /api/user/email.
 * @param userId of the session
 * @param address IP address of the client
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
  await limitEmailRequest('join', email, address)
  const to = { site: siteOrigin(), firstName: account.firstName }
  await sendEmail(account.email, oldAddressEmail(to))
  const owner = await findAccount(byEmail(email))
  if (owner) {
    await emailOwner(owner, undefined)
    return { ok: true }
  }
  const lifetimeS = LIMITS.newAddressLinkLifetimeS
  const token = await createLinkToken(account, { purpose: 'new-address', lifetimeS, email })
  await sendEmail(email, newAddressEmail({ ...to, token }))
  return { ok: true }
}
