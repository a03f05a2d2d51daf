import 'server-only'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { queryRows } from '@/cms/client/sql.server'
import type { Viewer } from '@/platform/session/viewer.server'
import { AppError } from '@/rules/app-error'
import { PLANS } from '@/rules/audience'
import { LIMITS } from '@/rules/limits'
import { INTERVAL_KEYS, type PaidPlan } from '@/rules/membership/terms'
import { THANK_YOU, withReturn } from './addresses'
import { invalidCoupon } from './coupon'
import { rememberPage } from './joined-from.server'
import { alreadySubscribed, memberOf, ownSubscription } from './own.server'
import { termsOnSale, trialDaysOf } from './plans.server'
import type { Member } from './provider'
import { currentProvider } from './provider-of.server'

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

/** The version of the terms that are in force. */
export async function termsVersion(): Promise<string> {
  const [row] = await queryRows('the version of the terms', sql`select memberships_terms_version from settings limit 1`)
  return String(row?.memberships_terms_version ?? '1')
}

/** @throws AppError already_subscribed */
async function requireNoMembership(member: Member): Promise<void> {
  if ((await ownSubscription(member)) !== null) throw alreadySubscribed()
}

/** Trials are for those who have never paid for a membership. */
async function trialDaysFor({ user }: Member, plan: PaidPlan): Promise<number> {
  const [earlier] = await queryRows(
    'whether someone has had a membership',
    sql`select id from subscriptions where user_id = ${user} and source in ('stripe', 'offline') limit 1`,
  )
  return earlier ? 0 : trialDaysOf(plan)
}

/**
 * Begins a membership. The same choice again goes on where it was; another one takes its place.
 * @returns where to go: the page where it is paid, or the one that says how to pay
 * @throws AppError already_subscribed; unprocessable for a plan that is not for sale, without consent, and for a coupon
 *   that does not hold; unavailable when the payment provider does not answer
 */
export async function checkout(
  viewer: Viewer,
  { consent, coupon, interval, plan, return: returnTo }: z.infer<typeof checkoutBody>,
): Promise<{ url: string }> {
  const member = memberOf(viewer)
  if (plan === 'free') {
    await requireNoMembership(member)
    await rememberPage(viewer, returnTo)
    return { url: withReturn(`${THANK_YOU}?plan=free`, returnTo) }
  }
  const terms = await termsOnSale(plan, interval)
  await requireNoMembership(member)
  if (consent !== true) {
    throw new AppError('unprocessable', 'Please agree to the terms.', {
      fields: { consent: 'Please agree to the terms.' },
    })
  }
  const provider = currentProvider()
  if (coupon && !provider.takesCoupons) throw invalidCoupon('untaken')
  const url = await provider.start(member, {
    kind: 'new',
    terms,
    trialDays: await trialDaysFor(member, plan),
    coupon: coupon || undefined,
    consentVersion: await termsVersion(),
    returnTo,
  })
  await rememberPage(viewer, returnTo)
  return { url }
}
