import { sql } from 'drizzle-orm'
import type { EventKind } from '@/rules/membership/terms'
import { numbersOf } from './ledger-numbers'
import type { MemberChange } from './member-change'
import { queueEmails } from './queue-emails'
import type { StoredSubscription } from './rows'

/** What a line of the ledger refers to. */
export type EventDetails = {
  subscription?: StoredSubscription
  order?: number
  gift?: number
  /** In words, such as the reason for a cancellation. */
  note?: string
  /** What was paid or ordered, in minor units. */
  paid?: { amount: number; currency: string }
  /** What the payment provider says, so that it is written once ({@link hasProviderEvent}). */
  providerEvent?: string
}

/** The state of a subscription after the event, so that the ledger can be read without the row. */
const stateOf = ({ cancelsAt, graceUntil, interval, paidUntil, pausedUntil, plan, status }: StoredSubscription) => ({
  plan,
  interval,
  status,
  paidUntil,
  cancelsAt,
  pausedUntil,
  graceUntil,
})

/** Adds a line to the ledger of memberships, and plans the emails that follow from it. Lines are never changed. */
export async function appendEvent(
  change: Pick<MemberChange, 'by' | 'now' | 'origin' | 'run' | 'user'>,
  kind: EventKind,
  { gift, note, order, paid, providerEvent, subscription }: EventDetails,
): Promise<void> {
  const { by, now, origin, run, user } = change
  const state = subscription ? JSON.stringify(stateOf(subscription)) : null
  const numbers = subscription ? await numbersOf(change, subscription) : null
  await run(
    sql`insert into membership_events
        (at, kind, origin, user_id, by_id, subscription_id, order_id, gift_id, state, amount, currency, note, recurring,
          recurring_currency, movement, movement_amount, member_move, provider_event)
      values (${now.toISOString()}, ${kind}, ${origin}, ${user}, ${by}, ${subscription?.id ?? null}, ${order ?? null},
        ${gift ?? null}, ${state}, ${paid?.amount ?? null}, ${paid?.currency ?? null}, ${note ?? null},
        ${numbers?.recurring ?? null}, ${numbers?.currency ?? null}, ${numbers?.movement ?? null},
        ${numbers?.movementAmount ?? null}, ${numbers?.memberMove ?? null}, ${providerEvent ?? null})
      returning id`,
  )
  await queueEmails(change, { kind, origin, at: now, subscription, order, gift })
}

/** Whether the ledger has a line about what the payment provider says. */
export async function hasProviderEvent({ run }: Pick<MemberChange, 'run'>, providerEvent: string): Promise<boolean> {
  const lines = await run(sql`select id from membership_events where provider_event = ${providerEvent}`)
  return lines.length > 0
}
