import 'server-only'
import { z } from 'zod'
import type { MemberChange } from '@/cms/memberships/member-change'
import { pendingOrders, refuseOrder } from '@/cms/memberships/orders'
import type { Viewer } from '@/platform/session/viewer.server'
import { AppError } from '@/rules/app-error'
import { LIMITS } from '@/rules/limits'
import type { Quote } from '@/rules/membership/change-plan'
import { planRank } from '@/rules/membership/plan-of'
import { isRenewing, type Subscription, type Terms } from '@/rules/membership/subscription'
import { intervalSchema, planSchema, termsVersion } from './checkout.server'
import { changeFor, memberOf, ownSubscription, requireSubscription, type Shown, showMembership } from './own.server'
import { termsOnSale } from './plans.server'
import { currentProvider, providerOf } from './provider-of.server'

/** POST /api/memberships/cancel */
export const cancelBody = z.object({
  reason: z.string('Use text.').trim().max(LIMITS.cancelReasonMaxChars).optional(),
})

/** POST /api/memberships/pause */
export const pauseBody = z.object({
  months: z.union([z.literal(1), z.literal(2), z.literal(3)], 'Use 1, 2 or 3.'),
})

/** POST /api/memberships/change */
export const changeBody = z.object({
  plan: planSchema,
  interval: intervalSchema,
  preview: z.boolean('Use true or false.').default(false),
  /** Of someone who has a membership free of charge, and pays from now on. */
  consent: z.boolean('Use true or false.').optional(),
})

/** Cancels the membership at its paid day, or an order that is not paid yet. @throws AppError conflict */
export async function cancelMembership(viewer: Viewer, { reason }: z.infer<typeof cancelBody>): Promise<Shown> {
  const member = memberOf(viewer)
  const subscription = await ownSubscription(member)
  if (subscription) await providerOf(subscription).cancel(member, subscription, reason || undefined)
  else await changeFor(member, refuseOrders)
  return showMembership(member)
}

/** @throws AppError conflict without an order that waits for its payment */
async function refuseOrders(change: MemberChange): Promise<void> {
  const orders = (await pendingOrders(change.run, change.user)).filter(({ kind }) => kind === 'new')
  if (orders.length === 0) throw new AppError('conflict', "You don't have a membership.")
  for (const { id } of orders) await refuseOrder(change, id)
}

/** Takes back a cancellation, or ends a pause. @throws AppError conflict */
export async function resumeMembership(viewer: Viewer): Promise<Shown> {
  const member = memberOf(viewer)
  const subscription = await requireSubscription(member)
  await providerOf(subscription).resume(member, subscription)
  return showMembership(member)
}

/** Pauses the membership from its paid day on. @throws AppError conflict */
export async function pauseMembership(viewer: Viewer, { months }: z.infer<typeof pauseBody>): Promise<Shown> {
  const member = memberOf(viewer)
  const subscription = await requireSubscription(member)
  await providerOf(subscription).pause(member, subscription, months)
  return showMembership(member)
}

/**
 * Cancels the membership and returns its last payment, where it was paid at Stripe. The owner's setting says whether it
 * ends at once.
 * @throws AppError conflict
 */
export async function refundMembership(viewer: Viewer, { reason }: z.infer<typeof cancelBody>): Promise<Shown> {
  const member = memberOf(viewer)
  const subscription = await requireSubscription(member)
  await providerOf(subscription).refund(member, subscription, reason || undefined)
  return showMembership(member)
}

/** The terms of a choice; those that someone has keep their price. @throws AppError unprocessable */
async function chosenTerms(
  { interval: own, plan: ownPlan, price }: Subscription,
  { interval, plan }: Pick<Terms, 'interval'> & { plan: z.infer<typeof planSchema> },
): Promise<Terms> {
  if (plan === ownPlan && interval === own && price) return { plan, interval, price }
  if (plan === 'free') {
    const message = 'Cancel your membership to go back to free.'
    throw new AppError('unprocessable', message, { fields: { plan: message } })
  }
  return termsOnSale(plan, interval)
}

/**
 * What a paid membership costs someone who has one free of charge.
 * @throws AppError conflict unless it is a higher plan
 */
function quoteFirstPayment({ plan, paidUntil }: Subscription, to: Terms, now: Date): Quote {
  if (planRank(to.plan) <= planRank(plan)) {
    throw new AppError('conflict', 'You have this membership, or a higher one, free of charge.')
  }
  const { amount, currency } = to.price
  return { kind: 'upgrade', dueNow: amount, currency, from: now, paidUntil: paidUntil ?? now }
}

/**
 * Changes the plan: more begins now, less with the next period. With `preview`, says what that costs. For someone who
 * has a membership free of charge, `url` leads to the payment.
 * @throws AppError conflict, unprocessable
 */
export async function changeMembership(viewer: Viewer, { consent, preview, ...choice }: z.infer<typeof changeBody>) {
  const member = memberOf(viewer)
  const subscription = await requireSubscription(member)
  const terms = await chosenTerms(subscription, choice)
  const isPaid = isRenewing(subscription)
  const quote = isPaid
    ? await providerOf(subscription).quote(member, subscription, terms)
    : quoteFirstPayment(subscription, terms, new Date())
  if (preview) return { dueNow: quote.dueNow, currency: quote.currency, from: quote.from.toISOString() }
  if (!isPaid) {
    const consentVersion = consent ? await termsVersion() : undefined
    const url = await currentProvider().start(member, { kind: 'new', terms, consentVersion })
    return { ...(await showMembership(member)), url }
  }
  await providerOf(subscription).change(member, subscription, terms)
  return showMembership(member)
}

/** Where a person manages how they pay. POST /api/memberships/portal */
export const portal = async (viewer: Viewer): Promise<{ url: string }> => ({
  url: await currentProvider().portal(memberOf(viewer)),
})
