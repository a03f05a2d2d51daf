import { localPath } from '@/rules/safe-return'
import type { Purchase } from './provider'

/** Where a person learns what happens next. */
export const THANK_YOU = '/memberships/thank-you/'

/** Where a person manages their membership. */
export const ACCOUNT_URI = '/account/#membership'

/** An address of ours that leads on to a path of this site. */
export function withReturn(url: string, returnTo: string | undefined): string {
  const path = localPath(returnTo)
  return path === null ? url : `${url}${url.includes('?') ? '&' : '?'}return=${encodeURIComponent(path)}`
}

/** Where a choice was made, so that a person can take it back or go on with it. */
export function choiceUri(purchase: Purchase): string {
  const { kind, returnTo } = purchase
  if (kind === 'gift') return withReturn('/memberships/gift/', returnTo)
  const { interval, plan } = purchase.terms
  // The product page has no link for the plan that is sold on application.
  if (plan === 'executive-coaching') return withReturn('/memberships/', returnTo)
  return withReturn(`/product/?product_id=${plan}&interval=${interval}`, returnTo)
}
