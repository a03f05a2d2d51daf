import { PAUSE_METADATA, type StripeSubscription } from './from-stripe'

/** What we read of a payment at Stripe. */
export type StripeCharge = {
  id: string
  created: number
  currency: string
  disputed: boolean
  /** Whether all of it was returned. */
  refunded: boolean
  /** In minor units. */
  amount: number
  amount_refunded: number
  metadata: Readonly<Record<string, string>>
}

/** What the owner can choose that a returned payment does. */
export const REFUND_ENDS = {
  if_canceled: 'Ends it at once if it is canceled, otherwise nothing',
  now: 'Ends it at once',
  period: 'Cancels it at the end of the paid period',
} as const
export const PARTIAL_REFUND_ENDS = { nothing: 'Nothing', period: REFUND_ENDS.period, now: REFUND_ENDS.now } as const
export const DISPUTE_ENDS = { now: REFUND_ENDS.now, period: REFUND_ENDS.period } as const

/** What returned payments do to a membership, as the owner has set it. */
export type ReturnRules = {
  refund: keyof typeof REFUND_ENDS
  partialRefund: keyof typeof PARTIAL_REFUND_ENDS
  dispute: keyof typeof DISPUTE_ENDS
}

export const DEFAULT_RETURN_RULES: ReturnRules = { refund: 'if_canceled', partialRefund: 'nothing', dispute: 'now' }

/** What the subscription at Stripe keeps in its metadata: the payments whose return has canceled it. */
export const RETURNED_METADATA = 'returned'
/** A value of metadata has at most 500 characters. */
const MAX_KEPT = 15

const RUNNING: readonly string[] = ['trialing', 'active', 'past_due', 'unpaid', 'paused']
const UNPAID: readonly string[] = ['past_due', 'unpaid', 'paused']

const isGift = ({ metadata }: StripeCharge) => Boolean(metadata.gift)
const keptIn = ({ metadata }: StripeSubscription) => (metadata[RETURNED_METADATA] ?? '').split(' ').filter(Boolean)
const isCanceled = (found: StripeSubscription) => found.cancel_at_period_end || found.cancel_at !== null

/** What the return of one payment does to a subscription. */
function effectOf(
  found: StripeSubscription,
  periodStart: number,
  charge: StripeCharge,
  rules: ReturnRules,
): 'now' | 'period' | null {
  // A dispute of any payment counts, a refund only of the period that runs.
  if (charge.disputed && charge.created >= found.start_date) return rules.dispute
  if (charge.created < periodStart || charge.amount_refunded === 0) return null
  const rule = charge.refunded ? rules.refund : rules.partialRefund
  if (rule === 'nothing') return null
  if (rule === 'if_canceled') return isCanceled(found) ? 'now' : null
  return rule
}

/** How a subscription ends because a payment was returned. */
export type ReturnEnd =
  | { when: 'now' }
  | {
      when: 'period'
      /** The new value of {@link RETURNED_METADATA}. */
      returned: string
      /** The paid day in seconds, if a pause has moved the next payment beyond it. */
      trialEnd: number | null
    }

/**
 * How returned payments end a subscription (docs/product.md#memberships). A payment cancels it once: a person who
 * resumes afterwards is not canceled again.
 * @returns null when they do not
 */
export function endOfReturns(
  found: StripeSubscription,
  charges: readonly StripeCharge[],
  rules: ReturnRules,
  now: Date,
): ReturnEnd | null {
  const [item] = found.items.data
  if (!item || !RUNNING.includes(found.status)) return null
  const effects = charges
    .filter((charge) => !isGift(charge))
    .map((charge) => ({ id: charge.id, effect: effectOf(found, item.current_period_start, charge, rules) }))
  if (effects.some(({ effect }) => effect === 'now')) return { when: 'now' }
  const kept = keptIn(found)
  const added = effects.filter(({ effect, id }) => effect === 'period' && !kept.includes(id)).map(({ id }) => id)
  if (added.length === 0 || isCanceled(found)) return null
  const pausedFrom = found.metadata[PAUSE_METADATA.from]
  const trialEnd = found.status === 'trialing' && pausedFrom ? Number(pausedFrom) : null
  // Without a payment there are no paid days left, nor in a pause that has begun.
  const hasNoDays = UNPAID.includes(found.status) || (trialEnd !== null && trialEnd * 1_000 <= now.getTime())
  if (hasNoDays) return { when: 'now' }
  return { when: 'period', returned: [...kept, ...added].slice(-MAX_KEPT).join(' '), trialEnd }
}

/**
 * The gifts whose payment was returned. One that is not redeemed is worth nothing from then on; one that is redeemed is
 * taken back only where the owner has set that the return ends a membership at once, since its recipient did nothing.
 */
export function returnedGifts(
  charges: readonly StripeCharge[],
  rules: ReturnRules,
): { gift: number; takeBack: boolean }[] {
  return charges
    .filter((charge) => isGift(charge) && (charge.disputed || charge.refunded))
    .map(({ disputed, metadata, refunded }) => ({
      gift: Number(metadata.gift),
      takeBack: (disputed && rules.dispute === 'now') || (refunded && rules.refund === 'now'),
    }))
}

/** A line of the ledger about a returned payment. */
export type ReturnLine = {
  kind: 'refunded' | 'disputed'
  /** The same for the same return, so that it is written once. */
  key: string
  paid: { amount: number; currency: string }
  gift: number | null
}

/** The lines of the ledger about returned payments; a further partial refund is a line with the new sum. */
export function returnLines(charges: readonly StripeCharge[]): ReturnLine[] {
  return charges.flatMap((charge): ReturnLine[] => {
    const { amount, amount_refunded, disputed, id, metadata } = charge
    const currency = charge.currency.toUpperCase()
    const gift = metadata.gift ? Number(metadata.gift) : null
    const line = (kind: ReturnLine['kind'], sum: number) => ({
      kind,
      key: `${kind} ${id} ${sum}`,
      paid: { amount: sum, currency },
      gift,
    })
    return [
      ...(amount_refunded > 0 ? [line('refunded', amount_refunded)] : []),
      ...(disputed ? [line('disputed', amount)] : []),
    ]
  })
}
