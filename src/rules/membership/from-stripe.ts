import { isAmount } from './money'
import { addDays } from './periods'
import type { Subscription, Terms } from './subscription'
import { PAID_PLANS, type PaidPlan, type Status } from './terms'

/** What we read of a price at Stripe. Times of Stripe are seconds since 1970. */
export type StripePrice = {
  id: string
  currency: string
  unit_amount: number | null
  recurring: { interval: string; interval_count: number } | null
  metadata: Readonly<Record<string, string>>
}

/** What we read of a subscription at Stripe, with its latest invoice and its schedule. */
export type StripeSubscription = {
  id: string
  status: string
  start_date: number
  ended_at: number | null
  cancel_at: number | null
  cancel_at_period_end: boolean
  trial_end: number | null
  billing_cycle_anchor: number
  metadata: Readonly<Record<string, string>>
  pause_collection: { resumes_at: number | null } | null
  items: { data: readonly { current_period_start: number; current_period_end: number; price: StripePrice }[] }
  latest_invoice:
    | string
    | { created: number; status: string | null; status_transitions: { finalized_at: number | null } }
    | null
  schedule:
    | string
    | { phases: readonly { start_date: number; items: readonly { price: string | { id: string } }[] }[] }
    | null
}

/**
 * What a pause leaves in the metadata of a subscription at Stripe: it moves the end of the trial, so that nothing is due
 * until then.
 */
export const PAUSE_METADATA = {
  /** The paid day, from which the pause counts. */
  from: 'pause_from',
  /** The end of the real trial, if there was one. */
  trialEnd: 'pause_trial_end',
} as const

const isPaidPlan = (value: unknown): value is PaidPlan => PAID_PLANS.some((plan) => plan === value)

/** What a price at Stripe stands for; null for one that is not ours. */
export function termsOfPrice({ currency, metadata, recurring, unit_amount }: StripePrice): Terms | null {
  const { plan } = metadata
  if (!isPaidPlan(plan) || !isAmount(unit_amount) || recurring?.interval_count !== 1) return null
  const price = { amount: unit_amount, currency: currency.toUpperCase() }
  if (recurring.interval === 'year') return { plan, interval: 'annual', price }
  return recurring.interval === 'month' ? { plan, interval: 'monthly', price } : null
}

/** The id of the price from the next period on; null without a change to come. */
export function nextPriceOf({ schedule }: StripeSubscription, now: Date): string | null {
  if (schedule === null || typeof schedule === 'string') return null
  const next = schedule.phases.find(({ start_date }) => start_date * 1_000 > now.getTime())
  const price = next?.items[0]?.price
  return (typeof price === 'string' ? price : price?.id) ?? null
}

const time = (seconds: number): Date => new Date(seconds * 1_000)
const timeOrNull = (seconds: number | null): Date | null => (seconds === null ? null : time(seconds))
/** A time in metadata: seconds since 1970. */
const metadataTime = (seconds: string | undefined): Date | null => (seconds ? time(Number(seconds)) : null)

/** What the status at Stripe and the times that belong to it say. */
type Standing = Pick<Subscription, 'status' | 'paidUntil' | 'trialEndsAt' | 'pausedUntil' | 'graceUntil'>

/** One whose next payment was moved: by its trial, or by a pause that begins at the paid day. */
function trialing(found: StripeSubscription, now: Date): Standing {
  const end = timeOrNull(found.trial_end)
  const pausedFrom = metadataTime(found.metadata[PAUSE_METADATA.from])
  if (pausedFrom === null || end === null) {
    return { status: 'trialing', paidUntil: end, trialEndsAt: end, pausedUntil: null, graceUntil: null }
  }
  const trialEndsAt = metadataTime(found.metadata[PAUSE_METADATA.trialEnd])
  const pausedUntil = end > pausedFrom ? end : null
  const isTrial = trialEndsAt?.getTime() === pausedFrom.getTime()
  const before: Status = isTrial ? 'trialing' : 'active'
  const status = pausedUntil !== null && pausedFrom <= now ? 'paused' : before
  return { status, paidUntil: pausedFrom, trialEndsAt, pausedUntil, graceUntil: null }
}

/** Since when a payment has failed: the invoice is paid when it is finalized. */
function failedAt({ latest_invoice }: StripeSubscription): Date | null {
  if (latest_invoice === null || typeof latest_invoice === 'string') return null
  return time(latest_invoice.status_transitions.finalized_at ?? latest_invoice.created)
}

/** An invoice is paid about an hour after its period has begun. */
const UNPAID: readonly unknown[] = ['draft', 'open']
const UNCOLLECTED: readonly unknown[] = ['draft', 'void', 'uncollectible']

/**
 * An active one: it is paid until the end of the period once the period's invoice is. Staff can pause its payments at
 * Stripe itself; then it is paused from the first unpaid period on.
 */
function active(found: StripeSubscription, periodStart: Date, paidUntil: Date): Standing {
  const trialEndsAt =
    metadataTime(found.metadata[PAUSE_METADATA.from]) === null
      ? timeOrNull(found.trial_end)
      : metadataTime(found.metadata[PAUSE_METADATA.trialEnd])
  const { latest_invoice, pause_collection } = found
  const invoice = typeof latest_invoice === 'string' ? null : latest_invoice
  if (pause_collection !== null && UNCOLLECTED.includes(invoice?.status)) {
    const pausedUntil = timeOrNull(pause_collection.resumes_at)
    return { status: 'paused', paidUntil: periodStart, trialEndsAt, pausedUntil, graceUntil: null }
  }
  const isPaid = !UNPAID.includes(invoice?.status)
  return {
    status: 'active',
    paidUntil: isPaid ? paidUntil : periodStart,
    trialEndsAt,
    pausedUntil: null,
    graceUntil: null,
  }
}

function standingOf(found: StripeSubscription, now: Date, graceDays: number): Standing | null {
  const [item] = found.items.data
  if (!item) return null
  const start = time(item.current_period_start)
  const end = time(item.current_period_end)
  const none = { trialEndsAt: active(found, start, end).trialEndsAt, pausedUntil: null, graceUntil: null }
  switch (found.status) {
    case 'trialing':
      return trialing(found, now)
    case 'active':
      return active(found, start, end)
    case 'past_due': {
      const failed = failedAt(found)
      return { ...none, status: 'past_due', paidUntil: start, graceUntil: failed && addDays(failed, graceDays) }
    }
    case 'unpaid':
      return { ...none, status: 'past_due', paidUntil: start }
    case 'paused':
      return { ...none, status: 'paused', paidUntil: start }
    case 'canceled':
    case 'incomplete_expired':
      return { ...none, status: 'ended', paidUntil: timeOrNull(found.ended_at) }
    // Its first payment is not made: there is nothing to give yet. A status that is new gives nothing either.
    default:
      return null
  }
}

/** When a cancellation takes effect; null without one. */
function cancelsAtOf(found: StripeSubscription, { paidUntil, pausedUntil }: Standing): Date | null {
  if (found.ended_at !== null) return time(found.ended_at)
  if (found.cancel_at !== null) return time(found.cancel_at)
  return found.cancel_at_period_end ? (pausedUntil ?? paidUntil) : null
}

/**
 * A subscription at Stripe as ours.
 * @param graceDays for how many days a plan is kept while a payment is due
 * @param next the terms from the next period on
 * @returns null for one whose first payment is not made, and for one that is not of our plans
 */
export function fromStripe(
  found: StripeSubscription,
  now: Date,
  graceDays: number,
  next: Terms | null,
): Subscription | null {
  const [item] = found.items.data
  const terms = item ? termsOfPrice(item.price) : null
  const standing = standingOf(found, now, graceDays)
  if (terms === null || standing === null) return null
  const hasEnded = standing.status === 'ended'
  return {
    ...terms,
    ...standing,
    source: 'stripe',
    startedAt: time(found.start_date),
    cancelsAt: cancelsAtOf(found, standing),
    billingDay: time(found.billing_cycle_anchor).getUTCDate(),
    next: hasEnded ? null : next,
    // Only this site knows it.
    announced: null,
  }
}
