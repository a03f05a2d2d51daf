import 'server-only'
import { queryRows, withTransaction } from '@/cms/client/sql.server'
import { changeMemberships } from '@/cms/memberships/change'
import type { MemberChange } from '@/cms/memberships/member-change'
import { pendingOrders, type StoredOrder } from '@/cms/memberships/orders'
import { type StoredSubscription, subscriptionsOf } from '@/cms/memberships/rows'
import { requireAccount, type Viewer } from '@/platform/session/viewer.server'
import { AppError } from '@/rules/app-error'
import type { Plan } from '@/rules/audience'
import type { Money } from '@/rules/membership/money'
import { currentSubscription, planOf } from '@/rules/membership/plan-of'
import { isRenewing, type Subscription } from '@/rules/membership/subscription'
import type { Interval, PaidPlan, Source, Status } from '@/rules/membership/terms'
import type { Member } from './provider'

const REASON = 'the memberships of the signed-in user'

/** A subscription as the calls send it. Times are ISO 8601. */
export type SubscriptionView = {
  plan: PaidPlan
  interval: Interval | null
  status: Status
  source: Source
  price: Money | null
  startedAt: string | null
  paidUntil: string | null
  cancelsAt: string | null
  trialEndsAt: string | null
  pausedUntil: string | null
  graceUntil: string | null
}

/** Reads outside of a transaction. */
const reader = {
  now: () => new Date(),
  run: (statement: Parameters<MemberChange['run']>[0]) => queryRows(REASON, statement),
}

const iso = (at: Date | null) => at?.toISOString() ?? null

const toView = (subscription: Subscription): SubscriptionView => ({
  plan: subscription.plan,
  interval: subscription.interval,
  status: subscription.status,
  source: subscription.source,
  price: subscription.price,
  startedAt: iso(subscription.startedAt),
  paidUntil: iso(subscription.paidUntil),
  cancelsAt: iso(subscription.cancelsAt),
  trialEndsAt: iso(subscription.trialEndsAt),
  pausedUntil: iso(subscription.pausedUntil),
  graceUntil: iso(subscription.graceUntil),
})

/** An order for a first membership, until it is paid. */
const toPendingView = ({ currency, interval, plan, price }: StoredOrder): SubscriptionView => ({
  plan,
  interval,
  status: 'pending',
  source: 'offline',
  price: price === null ? null : { amount: price, currency },
  startedAt: null,
  paidUntil: null,
  cancelsAt: null,
  trialEndsAt: null,
  pausedUntil: null,
  graceUntil: null,
})

/** The membership that an account shows: what runs, else what waits for its payment. */
async function shownSubscription(
  { now, run, user }: Pick<MemberChange, 'now' | 'run' | 'user'>,
  subscriptions: readonly StoredSubscription[],
): Promise<SubscriptionView | null> {
  const current = currentSubscription(subscriptions, now)
  if (current) return toView(current)
  const order = (await pendingOrders(run, user)).find(({ kind }) => kind === 'new')
  return order ? toPendingView(order) : null
}

/** The plan and the membership of the signed-in user. GET /api/memberships/me */
export async function ownMembership(viewer: Viewer): Promise<{ plan: Plan; subscription: SubscriptionView | null }> {
  const user = requireAccount(viewer).id
  const { run } = reader
  const now = reader.now()
  const subscriptions = await subscriptionsOf(run, user)
  return { plan: planOf(subscriptions, now), subscription: await shownSubscription({ now, run, user }, subscriptions) }
}

/** Whose memberships a call changes: the signed-in user's, or those of whom staff act for. */
export function memberOf(viewer: Viewer): Member {
  const by = requireAccount(viewer).id
  const onBehalfOf = viewer.account === null ? undefined : viewer.onBehalfOf
  return { user: onBehalfOf ?? by, origin: onBehalfOf === undefined ? 'member' : 'staff', by }
}

/** Changes someone's memberships in one transaction, under a lock. */
export function changeFor<T>({ by, origin, user }: Member, work: (change: MemberChange) => Promise<T>): Promise<T> {
  return withTransaction(REASON, (req) => changeMemberships(req, user, { origin, by }, work))
}

/** The same for the signed-in user. */
export const changeOwn = <T>(viewer: Viewer, work: (change: MemberChange) => Promise<T>): Promise<T> =>
  changeFor(memberOf(viewer), work)

/** The answer of the calls that change a membership. */
export type Shown = { subscription: SubscriptionView | null }

/** The membership that a person's account shows now. */
export async function showMembership({ user }: Pick<Member, 'user'>): Promise<Shown> {
  const { now, run } = reader
  const subscriptions = await subscriptionsOf(run, user)
  return { subscription: await shownSubscription({ now: now(), run, user }, subscriptions) }
}

/** Changes the memberships of the signed-in user, for a call that answers with the membership that follows. */
export function changeAndShow(viewer: Viewer, work: (change: MemberChange) => Promise<void>): Promise<Shown> {
  return changeOwn(viewer, async (change) => {
    await work(change)
    return { subscription: await shownSubscription(change, await subscriptionsOf(change.run, change.user)) }
  })
}

/** The subscription that a person cancels, pauses or changes: one that is paid before a gift. */
export async function ownSubscription({ user }: Pick<Member, 'user'>): Promise<StoredSubscription | null> {
  const now = reader.now()
  const subscriptions = await subscriptionsOf(reader.run, user)
  return currentSubscription(subscriptions.filter(isRenewing), now) ?? currentSubscription(subscriptions, now)
}

export const alreadySubscribed = () =>
  new AppError('already_subscribed', 'You have a membership already. Change it on your account page.')

/** @throws AppError conflict when nothing runs */
export async function requireSubscription(member: Pick<Member, 'user'>): Promise<StoredSubscription> {
  const subscription = await ownSubscription(member)
  if (!subscription) throw new AppError('conflict', "You don't have a membership.")
  return subscription
}
