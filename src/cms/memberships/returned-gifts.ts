import { sql } from 'drizzle-orm'
import { retract } from '@/rules/membership/extend'
import { isRunning } from '@/rules/membership/subscription'
import { saveSubscription } from './change'
import type { MemberChange } from './member-change'
import { subscriptionsOf } from './rows'

/** A gift whose payment was returned can no longer be redeemed. The change is of the person who has bought it. */
export async function revokeGift({ now, run, user }: MemberChange, gift: number): Promise<void> {
  await run(
    sql`update gifts set paid = false, returned_at = ${now.toISOString()}
      where id = ${gift} and bought_by_id = ${user} and redeemed_at is null and returned_at is null returning id`,
  )
}

/** Takes the months of a redeemed gift back, once. The change is of the person who has redeemed it. */
export async function takeBackGift(change: MemberChange, gift: number): Promise<void> {
  const { now, run, user } = change
  const [taken] = await run(
    sql`update gifts set returned_at = ${now.toISOString()}
      where id = ${gift} and redeemed_by_id = ${user} and returned_at is null returning months`,
  )
  if (!taken) return
  const [line] = await run(
    sql`select subscription_id from membership_events
      where gift_id = ${gift} and user_id = ${user} and kind = 'redeemed' order by id desc limit 1`,
  )
  const stored = (await subscriptionsOf(run, user)).find(({ id }) => id === Number(line?.subscription_id))
  if (!stored || !isRunning(stored)) return
  const left = retract(stored, Number(taken.months), now)
  const note = 'The payment of the gift was returned.'
  await saveSubscription(change, stored, left, left.status === 'ended' ? 'ended' : 'changed', { gift, note })
}

/** Who has redeemed a gift that is not taken back yet; null when no one has. */
export async function redeemerOf(run: MemberChange['run'], gift: number, boughtBy: number): Promise<number | null> {
  const [row] = await run(
    sql`select redeemed_by_id as redeemer from gifts
      where id = ${gift} and bought_by_id = ${boughtBy} and redeemed_at is not null and returned_at is null`,
  )
  return row?.redeemer ? Number(row.redeemer) : null
}
