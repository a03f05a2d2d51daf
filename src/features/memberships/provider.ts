import type { MemberChange } from '@/cms/memberships/member-change'
import type { StoredSubscription } from '@/cms/memberships/rows'
import type { Quote } from '@/rules/membership/change-plan'
import type { PauseMonths } from '@/rules/membership/changes'
import type { Terms } from '@/rules/membership/subscription'

/** Whose memberships are changed, and by whom. */
export type Member = Pick<MemberChange, 'user' | 'origin' | 'by'>

/** What someone buys: a membership, or a gift that is stored already. */
export type Purchase = (
  | {
      kind: 'new'
      terms: Terms
      /** Days that are free at the start. */
      trialDays?: number
      /** What the person has typed. */
      coupon?: string
    }
  | { kind: 'gift'; gift: number; plan: Terms['plan']; months: number; price: Terms['price'] }
) & {
  /** The version of the terms that the person has agreed to. */
  consentVersion?: string
  /** Where to go afterwards. Anything but a path of this site is dropped. */
  returnTo?: string
}

/** Where memberships are paid. Each function leaves the rows as the payment requires. */
export type Provider = {
  /** Whether a new membership can be ordered with a discount code. */
  takesCoupons: boolean
  /**
   * Begins a payment. Begun again with the same choice, it goes on.
   * @returns the address that leads to it
   * @throws AppError unprocessable (`fields.coupon`)
   */
  start(member: Member, purchase: Purchase): Promise<string>
  /** @returns the address where a person manages how they pay */
  portal(member: Member): Promise<string>
  /** @throws AppError conflict */
  cancel(member: Member, subscription: StoredSubscription, reason?: string): Promise<void>
  /** @throws AppError conflict */
  resume(member: Member, subscription: StoredSubscription): Promise<void>
  /** @throws AppError conflict */
  pause(member: Member, subscription: StoredSubscription, months: PauseMonths): Promise<void>
  /** What a change of plan costs. @throws AppError conflict, unprocessable */
  quote(member: Member, subscription: StoredSubscription, to: Terms): Promise<Quote>
  /** Changes the plan: at once, or when it is paid. @throws AppError conflict, unprocessable */
  change(member: Member, subscription: StoredSubscription, to: Terms): Promise<void>
  /** Returns the last payment and cancels the membership: at once, or at its paid day, as the owner has set it. */
  refund(member: Member, subscription: StoredSubscription, reason?: string): Promise<void>
  /** Brings the rows of a person up to date with their payments. */
  read(member: Member): Promise<void>
}
