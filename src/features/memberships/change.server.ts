import 'server-only'
import { z } from 'zod'
import { pendingOrders, refuseOrder } from '@/cms/memberships/orders'
import type { Viewer } from '@/platform/session/viewer.server'
import { AppError } from '@/rules/app-error'
import { LIMITS } from '@/rules/limits'
import { type Quote, quoteChange } from '@/rules/membership/change-plan'
import { planRank } from '@/rules/membership/plan-of'
import { isRenewing, type Subscription, type Terms } from '@/rules/membership/subscription'
import { intervalSchema, planSchema } from './checkout.server'
import { offline } from './offline.server'
import { changeAndShow, changeOwn, ownSubscription, requireSubscription, type SubscriptionView } from './own.server'
import { termsOnSale } from './plans.server'

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
})

type Answer = Promise<{ subscription: SubscriptionView | null }>

/** Cancels the membership at its paid day, or an order that is not paid yet. @throws AppError conflict */
export function cancelMembership(viewer: Viewer, { reason }: z.infer<typeof cancelBody>): Answer {
  return changeAndShow(viewer, async (change) => {
    const subscription = await ownSubscription(change)
    if (subscription) return offline.cancel(change, subscription, reason || undefined)
    const orders = (await pendingOrders(change.run, change.user)).filter(({ kind }) => kind === 'new')
    if (orders.length === 0) throw new AppError('conflict', "You don't have a membership.")
    for (const { id } of orders) await refuseOrder(change, id)
  })
}

/** Takes back a cancellation, or ends a pause. @throws AppError conflict */
export function resumeMembership(viewer: Viewer): Answer {
  return changeAndShow(viewer, async (change) => offline.resume(change, await requireSubscription(change)))
}

/** Pauses the membership from its paid day on. @throws AppError conflict */
export function pauseMembership(viewer: Viewer, { months }: z.infer<typeof pauseBody>): Answer {
  return changeAndShow(viewer, async (change) => offline.pause(change, await requireSubscription(change), months))
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
 * Changes the plan: more begins now, less with the next period. With `preview`, says what that costs.
 * @throws AppError conflict, unprocessable
 */
export async function changeMembership(viewer: Viewer, { preview, ...choice }: z.infer<typeof changeBody>) {
  const quoteOf = (subscription: Subscription, to: Terms, now: Date) =>
    isRenewing(subscription) ? quoteChange(subscription, to, now) : quoteFirstPayment(subscription, to, now)
  if (preview) {
    return changeOwn(viewer, async (change) => {
      const subscription = await requireSubscription(change)
      const { currency, dueNow, from } = quoteOf(subscription, await chosenTerms(subscription, choice), change.now)
      return { dueNow, currency, from: from.toISOString() }
    })
  }
  return changeAndShow(viewer, async (change) => {
    const subscription = await requireSubscription(change)
    const terms = await chosenTerms(subscription, choice)
    const quote = quoteOf(subscription, terms, change.now)
    if (isRenewing(subscription)) return offline.change(change, subscription, terms, quote)
    await offline.start(change, { kind: 'new', terms })
  })
}

/** Where a person manages how they pay. POST /api/memberships/portal */
export const portal = async (): Promise<{ url: string }> => ({ url: await offline.portal() })
