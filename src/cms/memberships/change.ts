import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { LIMITS } from '@/rules/limits'
import { advance } from '@/rules/membership/clock'
import { currentSubscription, planOf } from '@/rules/membership/plan-of'
import { isRunning, type Subscription } from '@/rules/membership/subscription'
import type { EventKind } from '@/rules/membership/terms'
import { bridge } from '@/runtime/bridge'
import { afterCommit } from '../database/after-commit'
import { type RunSql, transactionRunner } from '../database/sql-adapter'
import { appendEvent } from './ledger'
import type { MemberChange } from './member-change'
import { orderNextPeriod, refuseOrdersOf } from './orders'
import {
  insertSubscription,
  type StoredSubscription,
  scheduleChange,
  subscriptionsOf,
  updateSubscription,
} from './rows'

/** For how many days a plan is kept while a payment is due. */
export async function membershipGraceDays(run: RunSql): Promise<number> {
  const [row] = await run(sql`select memberships_grace_days from settings limit 1`)
  return Number(row?.memberships_grace_days ?? LIMITS.membershipGraceDays)
}

/** Who makes a change. */
export type Actor = Pick<MemberChange, 'origin' | 'by'> & {
  /** In a program beside the server: the server stores the plan that follows, since it alone can tell its sessions. */
  planByServer?: true
}

async function begin(req: PayloadRequest, user: number, { by, origin }: Actor): Promise<MemberChange> {
  const run = await transactionRunner(req)
  if (!run) throw new Error('Memberships are changed in a transaction.')
  await run(sql`update users set plan = plan where id = ${user} returning id`)
  return { run, user, now: new Date(), graceDays: await membershipGraceDays(run), by, origin }
}

/** A change can make something due at once, such as a membership that staff enter with an end in the past. */
async function finish(req: PayloadRequest, change: MemberChange, { planByServer }: Actor): Promise<void> {
  await advanceByClock(change)
  if (planByServer) await leaveToClock(change)
  else await derivePlan(req, change)
}

/** Makes the server's clock look at a person's memberships at once. */
async function leaveToClock({ now, run, user }: MemberChange): Promise<void> {
  await run(sql`update subscriptions set next_change_at = ${now.toISOString()} where user_id = ${user} returning id`)
}

/**
 * Changes a person's memberships in the transaction of a request. Their row is locked, so that each of several changes
 * at once sees what the others wrote. What time alone has changed is written first, and the plan that follows last.
 * @throws whatever the change throws; the caller's transaction is then rolled back
 */
export async function changeMemberships<T>(
  req: PayloadRequest,
  user: number,
  by: Actor,
  work: (change: MemberChange) => Promise<T>,
): Promise<T> {
  const change = await begin(req, user, by)
  await advanceByClock(change)
  const result = await work(change)
  await finish(req, change, by)
  return result
}

/** What follows from a row that staff have saved: its line in the ledger, what is due, and the plan. */
export async function followEdit(
  req: PayloadRequest,
  user: number,
  by: Actor,
  record: (change: MemberChange) => Promise<void>,
): Promise<void> {
  const change = await begin(req, user, by)
  await record(change)
  await finish(req, change, by)
}

/** Writes what time alone has changed, with a line in the ledger for each step. */
async function advanceByClock(change: MemberChange): Promise<void> {
  const { graceDays, now, run, user } = change
  for (const stored of (await subscriptionsOf(run, user)).filter(isRunning)) {
    let current = stored
    for (let step = advance(current, now, graceDays); step; step = advance(current, now, graceDays)) {
      current = { ...current, ...step.subscription }
      const byClock: MemberChange = { ...change, origin: 'clock', by: null }
      await appendEvent(byClock, step.kind, { subscription: current })
      if (step.kind === 'payment_due') await orderNextPeriod(byClock, current)
      if (step.kind === 'ended') await refuseOrdersOf(byClock, stored.id)
    }
    if (current === stored) await scheduleChange(run, stored, now)
    else await updateSubscription(run, stored, current, now)
  }
}

/** Stores the plan that a person's subscriptions give now. Sessions follow once the transaction has committed. */
async function derivePlan(req: PayloadRequest, { now, run, user }: MemberChange): Promise<void> {
  const subscriptions = await subscriptionsOf(run, user)
  await writeSummary({ now, run, user }, subscriptions)
  const plan = planOf(subscriptions, now)
  const changed = await run(sql`update users set plan = ${plan} where id = ${user} and plan <> ${plan} returning id`)
  if (changed.length > 0) await afterCommit(req, () => bridge().server?.invalidateUser(user))
}

/** Stores what the list of members shows of a person: what runs, else the newest. */
async function writeSummary(
  { now, run, user }: Pick<MemberChange, 'now' | 'run' | 'user'>,
  subscriptions: readonly StoredSubscription[],
): Promise<void> {
  const shown = currentSubscription(subscriptions, now) ?? subscriptions.at(-1)
  await run(
    sql`update users set membership_status = ${shown?.status ?? null}, membership_source = ${shown?.source ?? null},
        membership_until = ${shown?.paidUntil?.toISOString() ?? null},
        membership_cancels_at = ${shown?.cancelsAt?.toISOString() ?? null}
      where id = ${user} returning id`,
  )
}

/** Stores a new subscription with its line in the ledger. */
export async function startSubscription(
  change: MemberChange,
  subscription: Subscription,
  kind: EventKind,
  { providerId = null, ...details }: { order?: number; gift?: number; providerId?: string | null } = {},
): Promise<StoredSubscription> {
  const id = await insertSubscription(change.run, change.user, subscription, change.now, providerId)
  const stored = { ...subscription, id, user: change.user, reason: null, providerId }
  await appendEvent(change, kind, { ...details, subscription: stored })
  return stored
}

/** Stores a changed subscription with its line in the ledger. */
export async function saveSubscription(
  change: MemberChange,
  stored: StoredSubscription,
  subscription: Subscription,
  kind: EventKind,
  details: { order?: number; gift?: number; note?: string } = {},
): Promise<StoredSubscription> {
  await updateSubscription(change.run, stored, subscription, change.now)
  const saved = { ...stored, ...subscription }
  await appendEvent(change, kind, { ...details, subscription: saved })
  return saved
}
