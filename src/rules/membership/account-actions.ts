import type { Interval, Source, Status } from './terms'

/** What a person can do with their membership on their account page. */
export type AccountAction = 'cancel' | 'change' | 'pause' | 'portal' | 'resume' | 'withdraw'

type Shown = {
  interval: Interval | null
  status: Status
  source: Source
  cancelsAt: string | null
  pausedUntil: string | null
}

function actionsOfRunning({ cancelsAt, interval, pausedUntil, status }: Shown): AccountAction[] {
  if (cancelsAt !== null) return ['resume']
  // A gift, and a complimentary one, end by themselves.
  if (interval === null) return ['change']
  if (pausedUntil !== null) return ['resume', 'pause', 'cancel']
  return status === 'trialing' ? ['change', 'cancel'] : ['change', 'pause', 'cancel']
}

/** The actions that a membership allows (docs/product.md#memberships), the most common first. */
export function accountActions(subscription: Shown): AccountAction[] {
  const { interval, source, status } = subscription
  const portal: AccountAction[] = source === 'stripe' && interval !== null ? ['portal'] : []
  switch (status) {
    case 'pending':
      return ['withdraw']
    case 'trialing':
    case 'active':
      return [...portal, ...actionsOfRunning(subscription)]
    case 'past_due':
      return [...portal, 'cancel']
    case 'paused':
      return [...portal, 'resume', 'cancel']
    case 'ended':
      return []
    default:
      return status satisfies never
  }
}
