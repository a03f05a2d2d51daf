import { sql } from 'drizzle-orm'
import { announcementAfter } from '@/rules/membership/announced-price'
import { kindOfChange } from '@/rules/membership/difference'
import type { Subscription } from '@/rules/membership/subscription'
import type { EventKind } from '@/rules/membership/terms'
import { saveSubscription, startSubscription } from './change'
import { appendEvent } from './ledger'
import type { MemberChange } from './member-change'
import { subscriptionsOf } from './rows'

/** A subscription as the payment provider has it now. */
export type ProviderState = { providerId: string; subscription: Subscription }

/** A person's own words about what they have done to a subscription, for the line of the ledger of that kind. */
export type ChangeNote = { providerId: string; kind: EventKind; text: string }

/** What was changed: the person's subscription, and the line of the ledger. */
export type ProviderChange = { subscription: number; kind: EventKind }

/**
 * Makes a person's subscriptions what the payment provider says, with a line in the ledger for each that differs. The
 * same state again writes nothing.
 */
export async function writeProviderState(
  change: MemberChange,
  states: readonly ProviderState[],
  note?: ChangeNote,
): Promise<ProviderChange[]> {
  const stored = await subscriptionsOf(change.run, change.user)
  const changes: ProviderChange[] = []
  for (const { providerId, subscription } of states) {
    const known = stored.find((one) => one.providerId === providerId)
    if (!known) {
      const { id } = await startSubscription(change, subscription, 'started', { providerId })
      changes.push({ subscription: id, kind: 'started' })
      continue
    }
    const kind = kindOfChange(known, subscription)
    if (kind === null) continue
    const isNoted = note?.providerId === providerId && note.kind === kind
    const next = { ...subscription, announced: announcementAfter(known, subscription) }
    const saved = await saveSubscription(change, known, next, kind, { note: isNoted ? note.text : undefined })
    changes.push({ subscription: saved.id, kind })
  }
  if (note) await addNote(change, changes, note)
  return changes
}

/** The words are kept even if a webhook was faster and has written the line without them. */
async function addNote(change: MemberChange, changes: readonly ProviderChange[], note: ChangeNote): Promise<void> {
  const stored = await subscriptionsOf(change.run, change.user)
  const subscription = stored.find(({ providerId }) => providerId === note.providerId)
  if (!subscription || changes.some((one) => one.subscription === subscription.id && one.kind === note.kind)) return
  await appendEvent(change, note.kind, { subscription, note: note.text })
}

/** Records that a gift is paid, once. @returns whether it was not before */
export async function settleGift(
  change: MemberChange,
  gift: number,
  paid: { amount: number; currency: string },
): Promise<boolean> {
  const settled = await change.run(
    sql`update gifts set paid = true
      where id = ${gift} and bought_by_id = ${change.user} and paid = false and returned_at is null
      returning id`,
  )
  if (settled.length > 0) await appendEvent(change, 'confirmed', { gift, paid })
  return settled.length > 0
}
