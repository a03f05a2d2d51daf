import 'server-only'
import { type LinkPurpose, readAccountLink, signAccountLink } from '@/rules/account-link'
import { signingSecret } from '@/runtime/signing-secret'
import type { Account } from './account.server'

/** The token of a link in an email, signed with this server's secret. */
export const createLinkToken = (account: Account, link: { purpose: LinkPurpose; lifetimeS: number; email?: string }) =>
  signAccountLink(signingSecret(), account, link, Date.now())

/** The content of such a token. @returns null if it is expired, invalid or for another purpose */
export const readLinkToken = (token: string, purpose: LinkPurpose) => readAccountLink(signingSecret(), token, purpose)
