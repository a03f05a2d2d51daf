import 'server-only'
import type Stripe from 'stripe'
import type { StoredSubscription } from '@/cms/memberships/rows'
import { AppError } from '@/rules/app-error'
import { type Quote, quoteChange } from '@/rules/membership/change-plan'
import { cancel, pause, resume } from '@/rules/membership/changes'
import { PAUSE_METADATA } from '@/rules/membership/from-stripe'
import type { EventKind } from '@/rules/membership/terms'
import { siteOrigin } from '@/runtime/env'
import { ACCOUNT_URI } from '../addresses'
import type { Member, Provider } from '../provider'
import { changePlan, firstItem, releaseSchedule } from './change-plan.server'
import { startMembership } from './checkout.server'
import { callStripe, isRefused } from './client.server'
import { customerOf } from './customers.server'
import { startGift } from './gift-checkout.server'
import { inTurn } from './in-turn'
import { requirePrice } from './prices.server'
import { readBack } from './read-back.server'
import { cancelAtPaidDay, returnRules } from './returned-payments.server'

/** What a member does to their subscription at Stripe. */
type Act = (stripe: Stripe, id: string) => Promise<unknown>

const seconds = (at: Date): number => Math.floor(at.getTime() / 1_000)

/** Changes a subscription at Stripe, then reads it back. @throws AppError conflict when Stripe refuses */
async function act(
  member: Member,
  { providerId, user }: StoredSubscription,
  work: Act,
  note?: { kind: EventKind; text: string },
  withCharges = false,
): Promise<void> {
  const customer = await customerOf(user)
  if (customer === null || providerId === null) throw new AppError('conflict', "You don't have a membership.")
  await inTurn(customer, async () => {
    try {
      await callStripe((stripe) => work(stripe, providerId))
    } catch (error) {
      if (!isRefused(error)) throw error
      // It is not as we thought, since an event is late or lost.
      await readBack(customer)
      throw new AppError('conflict', 'Your membership has changed in the meantime. Try again.', { cause: error })
    }
    await readBack(customer, { by: member, note: note && { providerId, ...note }, withCharges })
  })
}

/**
 * The period that has begun is paid within an hour or so. Until then, what is due next cannot be moved.
 * @throws AppError conflict
 */
function requirePaid({ paidUntil, status }: StoredSubscription): void {
  if (status !== 'active' || paidUntil === null || paidUntil > new Date()) return
  throw new AppError('conflict', 'Your next payment is being made. Try again in an hour.')
}

/** The end of the trial that makes the next payment due at the paid day again, without the pause in between. */
const atPaidDay = ({ paidUntil, pausedUntil, status }: StoredSubscription) =>
  paidUntil === null || pausedUntil === null || status === 'paused'
    ? {}
    : ({ trial_end: seconds(paidUntil), proration_behavior: 'none' } as const)

/** Payments by Stripe: every change is made there first and then read back. */
export const stripeProvider: Provider = {
  takesCoupons: true,

  start: (member, purchase) =>
    purchase.kind === 'gift' ? startGift(member, purchase) : startMembership(member, purchase),

  async portal({ user }) {
    const customer = await customerOf(user)
    if (customer === null) return ACCOUNT_URI
    const return_url = `${siteOrigin()}${ACCOUNT_URI}`
    return (await callStripe((stripe) => stripe.billingPortal.sessions.create({ customer, return_url }))).url
  },

  async cancel(member, stored, reason) {
    const canceled = cancel(stored, new Date())
    if (canceled === stored) return
    const endsNow = canceled.status === 'ended'
    const change: Act = async (stripe, id) => {
      if (endsNow) return stripe.subscriptions.cancel(id)
      await releaseSchedule(stripe, id)
      return stripe.subscriptions.update(id, { cancel_at_period_end: true, ...atPaidDay(stored) })
    }
    await act(member, stored, change, reason ? { kind: endsNow ? 'ended' : 'canceled', text: reason } : undefined)
  },

  async resume(member, stored) {
    const { cancelsAt, pausedUntil, status } = stored
    resume(stored, new Date(), 0)
    if (cancelsAt === null && pausedUntil === null && status !== 'paused') return
    await act(member, stored, (stripe, id) => {
      if (status !== 'paused')
        return stripe.subscriptions.update(id, { cancel_at_period_end: false, ...atPaidDay(stored) })
      // The next payment is due now.
      return stripe.subscriptions.update(id, {
        cancel_at_period_end: false,
        trial_end: 'now',
        proration_behavior: 'none',
        pause_collection: '',
      })
    })
  },

  async pause(member, stored, months) {
    const { paidUntil, pausedUntil, trialEndsAt } = pause(stored, months)
    requirePaid(stored)
    if (pausedUntil === null || paidUntil === null || pausedUntil.getTime() === stored.pausedUntil?.getTime()) return
    await act(
      member,
      stored,
      async (stripe, id) => {
        await releaseSchedule(stripe, id)
        // A later end of the trial moves the next payment, for a year that is paid too.
        return stripe.subscriptions.update(id, {
          trial_end: seconds(pausedUntil),
          proration_behavior: 'none',
          metadata: {
            [PAUSE_METADATA.from]: seconds(paidUntil),
            [PAUSE_METADATA.trialEnd]: trialEndsAt === null ? '' : seconds(trialEndsAt),
          },
        })
      },
      { kind: 'pause_planned', text: `${months}` },
    )
  },

  async quote(_member, stored, to): Promise<Quote> {
    requirePaid(stored)
    const quote = quoteChange(stored, to, new Date())
    const id = stored.providerId
    if (quote.kind !== 'upgrade' || id === null) return quote
    const price = await requirePrice(to)
    const preview = await callStripe(async (stripe) =>
      stripe.invoices.createPreview({
        subscription: id,
        subscription_details: {
          items: [{ id: await firstItem(stripe, id), price: price.id }],
          proration_behavior: 'always_invoice',
        },
      }),
    )
    return { ...quote, dueNow: stored.status === 'trialing' ? 0 : preview.amount_due }
  },

  async change(member, stored, to) {
    const quote = quoteChange(stored, to, new Date())
    if (quote.kind === 'same' && stored.next === null) return
    const price = await requirePrice(to)
    await act(member, stored, (stripe, id) => changePlan(stripe, id, price.id, quote.kind))
  },

  async refund(member, stored, reason) {
    const customer = await customerOf(stored.user)
    if (customer === null || stored.status === 'ended') return
    const endsNow = (await returnRules()).refund !== 'period' || cancel(stored, new Date()).status === 'ended'
    const refundAndEnd: Act = async (stripe, id) => {
      const { data } = await stripe.charges.list({ customer, limit: 100 })
      const last = data.find(({ metadata, paid }) => paid && !metadata.gift)
      if (last && !last.refunded) {
        await stripe.refunds.create({ charge: last.id }, { idempotencyKey: `refund-${last.id}` })
      }
      if (endsNow) return stripe.subscriptions.cancel(id)
      const trialEnd = atPaidDay(stored).trial_end ?? null
      return stored.cancelsAt ?? cancelAtPaidDay(stripe, id, { returned: last?.id ?? '', trialEnd })
    }
    const note = reason ? ({ kind: endsNow ? 'ended' : 'canceled', text: reason } as const) : undefined
    await act(member, stored, refundAndEnd, note, true)
  },

  async read({ by, origin, user }) {
    const customer = await customerOf(user)
    if (customer !== null) await inTurn(customer, () => readBack(customer, { by: { by, origin } }))
  },
}
