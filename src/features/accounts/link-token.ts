import 'server-only'
import { type LinkPurpose, readAccountLink, signAccountLink } from '@/rules/account-link'
import { secret } from '@/server/signing-secret'
import type { Account } from './account'

/** The token of a link in an email, signed with this server's secret. */
export const linkToken = (account: Account, link: { purpose: LinkPurpose; lifetimeS: number; email?: string }) =>
  signAccountLink(secret(), account, link, Date.now())

/** What such a token says. @returns null when it is expired, for something else, or nothing of ours */
export const readLinkToken = (token: string, purpose: LinkPurpose) => readAccountLink(secret(), token, purpose)
