import 'server-only'
import type { Where } from 'payload'
import { asSystem } from '@/cms/client/local-api.server'
import { isLinkCurrent } from '@/rules/account-link'
import { AppError } from '@/rules/app-error'
import { byEmail, findAccount, updateWhere } from './account.server'
import { readLinkToken } from './link-token.server'

/** What a link has confirmed: a new account, or the new address of an existing one. */
type ConfirmResult = { ok: true; confirmed: 'account' | 'new-address' }

export const invalidLink = (message: string) => new AppError('bad_request', message, { fields: { token: message } })

const expiredLink = () => invalidLink('This link has been used already, or is too old.')

/** Only the tokens that we sign contain dots; the CMS's, in the first email, do not. */
const isOwnToken = (token: string) => token.includes('.')

/**
 * Confirms an email address: the first one of an account, or a new one. POST /api/auth/confirm-email.
 * @throws AppError bad_request for a link that is used, expired or unknown; conflict if another account has the new
 * address by now
 */
export function confirm({ token }: { token: string }): Promise<ConfirmResult> {
  return isOwnToken(token) ? confirmNewAddress(token) : confirmAccount(token)
}

async function confirmAccount(token: string): Promise<ConfirmResult> {
  const payload = await asSystem('confirming an account by the link in its first email')
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
  const payload = await asSystem('changing the email address of a user')
  try {
    // Of two concurrent requests, the first changes the address that the second compares.
    const own: Where = { id: { equals: account.id }, email: { equals: account.email } }
    if (!(await updateWhere(payload, own, { email: link.email }))) throw expiredLink()
  } catch (error) {
    // The adapters report a taken address in different ways, so the database is queried.
    if (error instanceof AppError || !(await findAccount(byEmail(link.email)))) throw error
    throw new AppError('conflict', 'This email address now belongs to another account.', { cause: error })
  }
  return { ok: true, confirmed: 'new-address' }
}
