import type { Money } from './money'
import type { Interval, PaidPlan, Source, Status } from './terms'

/** A new price that a person is told of, in the currency that they pay. */
export type AnnouncedPrice = {
  /** In minor units. */
  amount: number
  /** It counts from the first payment at or after this time. */
  from: Date
  /** When the email about it was sent; null until then. */
  notifiedAt: Date | null
}

/** What someone pays, and how often. The price is that of the day they chose it: a later price does not change it. */
export type Terms = { plan: PaidPlan; interval: Interval; price: Money }

/** A person's subscription, as the rules need it. */
export type Subscription = {
  plan: PaidPlan
  /** Null for a gift and a complimentary one. */
  interval: Interval | null
  /** Null for a gift and a complimentary one. */
  price: Money | null
  source: Source
  status: Status
  startedAt: Date
  /** The end of what is paid for, or of a gift; null without an end. */
  paidUntil: Date | null
  /** Set by a cancellation: it ends then. */
  cancelsAt: Date | null
  trialEndsAt: Date | null
  /** Set by a pause, which begins at `paidUntil`. */
  pausedUntil: Date | null
  /** While a payment is due: until when the plan is kept. */
  graceUntil: Date | null
  /** The day of the month on which periods end, 1 to 31, so that a February does not move it. */
  billingDay: number
  /** Terms from the next period on, as the person has chosen. */
  next: Terms | null
  /** A new price that they are told of. */
  announced: AnnouncedPrice | null
}

/** Whether it is paid again at the end of each period. */
export const isRenewing = ({ interval }: Pick<Subscription, 'interval'>): boolean => interval !== null

/** Whether there is something to cancel, change or resume: it has begun and not ended. */
export const isRunning = ({ status }: Pick<Subscription, 'status'>): boolean =>
  status !== 'pending' && status !== 'ended'

/** The earliest of some times; null if there are none. */
export function earliest(times: readonly (Date | null)[]): Date | null {
  const known = times.filter((time) => time !== null)
  return known.length === 0 ? null : new Date(Math.min(...known.map((time) => time.getTime())))
}
