import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { type MemberMove, type Movement, memberMoveOf, movementOf, recurringOf } from '@/rules/membership/numbers'
import { isRunning } from '@/rules/membership/subscription'
import { STATUSES, type Status } from '@/rules/membership/terms'
import type { MemberChange } from './member-change'
import type { StoredSubscription } from './rows'

/** What a line of the ledger says about revenue and members, so that the numbers are sums of its columns. */
export type LineNumbers = {
  recurring: number
  currency: string | null
  movement: Movement | null
  movementAmount: number | null
  memberMove: MemberMove | null
}

// SQLite keeps JSON as text.
const stateColumn = z
  .preprocess(
    (value) => (typeof value === 'string' ? JSON.parse(value) : value),
    z.object({ status: z.enum(Object.keys(STATUSES) as Status[]) }),
  )
  .nullable()
  .catch(null)
const lastLine = z.object({ state: stateColumn, recurring: z.coerce.number().nullable() })

/** Compares a subscription with the last line of the ledger about it. */
export async function numbersOf(
  { run, user }: Pick<MemberChange, 'run' | 'user'>,
  subscription: StoredSubscription,
): Promise<LineNumbers> {
  const { id } = subscription
  const [last] = await run(
    sql`select state, recurring from membership_events
      where subscription_id = ${id} and state is not null order by id desc limit 1`,
  )
  const [counts] = await run(
    sql`select
        (select count(*) from subscriptions
          where user_id = ${user} and id <> ${id} and status not in ('pending', 'ended')) as others,
        (select count(*) from membership_events where subscription_id = ${id} and recurring > 0) as paid`,
  )
  const before = last ? lastLine.parse(last) : null
  const was = before?.recurring ?? 0
  const recurring = recurringOf(subscription)
  const movement = movementOf(was, recurring, Number(counts?.paid) > 0, isRunning(subscription))
  return {
    recurring,
    currency: subscription.price?.currency ?? null,
    movement,
    movementAmount: movement === null ? null : recurring - was,
    memberMove: memberMoveOf(before?.state ? isRunning(before.state) : false, subscription, Number(counts?.others)),
  }
}
