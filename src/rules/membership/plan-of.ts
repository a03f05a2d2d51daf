import { PLANS, type Plan } from '../audience'
import { earliest, isRenewing, isRunning, type Subscription } from './subscription'

/** When a subscription stops to give its plan; `now` for one that gives none, null for one without an end. */
export function reachesUntil(subscription: Subscription): Date | 'now' | null {
  const { cancelsAt, graceUntil, paidUntil, pausedUntil, status } = subscription
  switch (status) {
    case 'trialing':
    case 'active':
      // One that renews goes on until its payment is known to be due: an event that is late locks no one out.
      return isRenewing(subscription) && pausedUntil === null ? cancelsAt : earliest([cancelsAt, paidUntil])
    case 'past_due':
      return graceUntil === null ? 'now' : earliest([graceUntil, cancelsAt])
    case 'pending':
    case 'paused':
    case 'ended':
      return 'now'
    default:
      return status satisfies never
  }
}

/** Whether a subscription gives its plan at a time. */
export function reaches(subscription: Subscription, now: Date): boolean {
  const until = reachesUntil(subscription)
  if (until === 'now' || subscription.startedAt > now) return false
  return until === null || until > now
}

/** The order of plans, from free to the most expensive. */
export const planRank = (plan: Plan): number => PLANS.indexOf(plan)

/**
 * The plan of a person (docs/product.md#memberships): the highest that one of their subscriptions gives now. Nothing
 * else decides it.
 */
export function planOf(subscriptions: readonly Subscription[], now: Date): Plan {
  const plans = subscriptions.filter((subscription) => reaches(subscription, now)).map(({ plan }) => plan)
  return plans.reduce<Plan>((highest, plan) => (planRank(plan) > planRank(highest) ? plan : highest), 'free')
}

const endMs = ({ paidUntil }: Subscription) => paidUntil?.getTime() ?? Number.POSITIVE_INFINITY

/**
 * The subscription that a person's account shows: the one that gives their plan, else one that is past due or paused.
 * @returns null when nothing runs
 */
export function currentSubscription<S extends Subscription>(subscriptions: readonly S[], now: Date): S | null {
  const [first] = subscriptions
    .filter(isRunning)
    .sort(
      (one, other) =>
        Number(reaches(other, now)) - Number(reaches(one, now)) ||
        planRank(other.plan) - planRank(one.plan) ||
        endMs(other) - endMs(one) ||
        other.startedAt.getTime() - one.startedAt.getTime(),
    )
  return first ?? null
}
