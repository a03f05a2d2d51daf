import 'server-only'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { MemberChange } from '@/cms/memberships/member-change'
import { requireAccount, type Viewer } from '@/platform/session/viewer.server'
import { AppError } from '@/rules/app-error'
import { PLANS } from '@/rules/audience'
import { LIMITS } from '@/rules/limits'
import { INTERVAL_KEYS } from '@/rules/membership/terms'
import { localPath } from '@/rules/safe-return'
import { rememberPage } from './joined-from.server'
import { offline } from './offline.server'
import { changeOwn, ownSubscription } from './own.server'
import { termsOnSale } from './plans.server'

export const planSchema = z.enum(PLANS, 'Choose a plan.')
export const intervalSchema = z.enum(INTERVAL_KEYS, 'Use annual or monthly.')
/** Where to go afterwards. Anything but a path of this site is dropped. */
export const returnSchema = z.string().max(LIMITS.returnMaxChars).optional()

/** POST /api/memberships/checkout */
export const checkoutBody = z.object({
  plan: planSchema,
  interval: intervalSchema.default('annual'),
  return: returnSchema,
  coupon: z.string('Use text.').trim().max(LIMITS.couponMaxChars).optional(),
  consent: z.boolean('Use true or false.').optional(),
})

const THANK_YOU = '/memberships/thank-you/'

/** An address of ours that leads on to a path of this site. */
export function withReturn(url: string, returnTo: string | undefined): string {
  const path = localPath(returnTo)
  return path === null ? url : `${url}${url.includes('?') ? '&' : '?'}return=${encodeURIComponent(path)}`
}

/** The version of the terms that are in force. */
export async function termsVersion({ run }: MemberChange): Promise<string> {
  const [row] = await run(sql`select memberships_terms_version from settings limit 1`)
  return String(row?.memberships_terms_version ?? '1')
}

/** @throws AppError already_subscribed */
async function requireNoMembership(change: MemberChange): Promise<void> {
  if ((await ownSubscription(change)) === null) return
  throw new AppError('already_subscribed', 'You have a membership already. Change it on your account page.')
}

/**
 * Begins a membership. The same choice again goes on where it was; another one takes its place.
 * @returns where to go: the page that says how to pay
 * @throws AppError already_subscribed; unprocessable for a plan that is not for sale, without consent, and for a coupon
 *   that does not hold
 */
export async function checkout(
  viewer: Viewer,
  { consent, coupon, interval, plan, return: returnTo }: z.infer<typeof checkoutBody>,
): Promise<{ url: string }> {
  requireAccount(viewer)
  if (plan === 'free') {
    await changeOwn(viewer, requireNoMembership)
    await rememberPage(viewer, returnTo)
    return { url: withReturn(`${THANK_YOU}?plan=free`, returnTo) }
  }
  const terms = await termsOnSale(plan, interval)
  const url = await changeOwn(viewer, async (change) => {
    await requireNoMembership(change)
    if (consent !== true) {
      throw new AppError('unprocessable', 'Please agree to the terms.', {
        fields: { consent: 'Please agree to the terms.' },
      })
    }
    // Only a payment provider has coupons.
    if (coupon)
      throw new AppError('unprocessable', 'This code is not valid.', { fields: { coupon: 'This code is not valid.' } })
    return offline.start(change, { kind: 'new', terms, consentVersion: await termsVersion(change) })
  })
  await rememberPage(viewer, returnTo)
  return { url: withReturn(url, returnTo) }
}
