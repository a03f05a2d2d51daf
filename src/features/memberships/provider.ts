import type { MemberChange } from '@/cms/memberships/member-change'
import type { StoredSubscription } from '@/cms/memberships/rows'
import type { Quote } from '@/rules/membership/change-plan'
import type { PauseMonths } from '@/rules/membership/changes'
import type { Terms } from '@/rules/membership/subscription'

/** What someone buys: a membership, or a gift that is stored already. */
export type Purchase = (
  | { kind: 'new'; terms: Terms }
  | { kind: 'gift'; gift: number; plan: Terms['plan']; price: Terms['price'] }
) & {
  /** The version of the terms that the person has agreed to. */
  consentVersion?: string
}

/**
 * Where memberships are paid. Each function works in the transaction of a change and leaves the rows as the payment
 * requires.
 */
export type Provider = {
  /** Begins a payment. Begun again with the same choice, it goes on. @returns the address that leads to it */
  start(change: MemberChange, purchase: Purchase): Promise<string>
  /** @returns the address where a person manages how they pay */
  portal(): Promise<string>
  /** @throws AppError conflict */
  cancel(change: MemberChange, subscription: StoredSubscription, reason?: string): Promise<void>
  /** @throws AppError conflict */
  resume(change: MemberChange, subscription: StoredSubscription): Promise<void>
  /** @throws AppError conflict */
  pause(change: MemberChange, subscription: StoredSubscription, months: PauseMonths): Promise<void>
  /** Carries out a change of plan that was quoted: at once, or when it is paid. */
  change(change: MemberChange, subscription: StoredSubscription, to: Terms, quote: Quote): Promise<void>
}
