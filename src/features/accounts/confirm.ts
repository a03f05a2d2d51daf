import 'server-only'
import type { Where } from 'payload'
import { asSystem } from '@/cms/client'
import { isLinkCurrent } from '@/rules/account-link'
import { AppError } from '@/rules/app-error'
import { byEmail, findAccount, updateWhere } from './account'
import { readLinkToken } from './link-token'

/** What a link has confirmed: a new account, or the new address of an old one. */
type ConfirmResult = { ok: true; confirmed: 'account' | 'new-address' }

export const invalidLink = (message: string) => new AppError('bad_request', message, { fields: { token: message } })

const expiredLink = () => invalidLink('This link has been used already, or is too old.')

/** Only the tokens of our own links have dots; the CMS's, in the first letter, are plain. */
const isOwnToken = (token: string) => token.includes('.')

/**
 * Confirms an e-mail address: the first one of an account, or a new one. POST /api/auth/confirm-email.
 * @throws AppError bad_request for a link that is used, expired or unknown; conflict when the new
 *   address has become somebody else's
 */
export function confirm({ token }: { token: string }): Promise<ConfirmResult> {
  return isOwnToken(token) ? confirmNewAddress(token) : confirmAccount(token)
}

async function confirmAccount(token: string): Promise<ConfirmResult> {
  const payload = await asSystem('confirming an account by the link in its first letter')
  const found = await updateWhere(
    payload,
    { _verificationToken: { equals: token } },
    { _verified: true, _verificationToken: null },
  )
  if (!found) throw expiredLink()
  return { ok: true, confirmed: 'account' }
}

async function confirmNewAddress(token: string): Promise<ConfirmResult> {
  const link = await readLinkToken(token, 'new-address')
  const account = link && (await findAccount({ id: { equals: link.id } }))
  if (!link?.email || !account || !isLinkCurrent(account, link)) throw expiredLink()
  const payload = await asSystem('writing to a person at the new address from now on')
  try {
    // Of two at once the first changes what the second compares.
    const own: Where = { id: { equals: account.id }, email: { equals: account.email } }
    if (!(await updateWhere(payload, own, { email: link.email }))) throw expiredLink()
  } catch (error) {
    // The adapters say in different ways that an address is taken: the database knows.
    if (error instanceof AppError || !(await findAccount(byEmail(link.email)))) throw error
    throw new AppError('conflict', 'This e-mail address belongs to another account by now.', { cause: error })
  }
  return { ok: true, confirmed: 'new-address' }
}
