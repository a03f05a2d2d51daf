'use client'

import { lazyWhenIdle } from '@/ui/lazy-when-idle.client'

/** Lazy: the client code of every block is on every page, so the plans are loaded only where the block is. */
export const LazyPlanCards = lazyWhenIdle(() =>
  import('@/features/memberships/plans/PlanCards.client').then(({ PlanCards }) => PlanCards),
)
export const LazyBillingSwitch = lazyWhenIdle(() =>
  import('@/features/memberships/plans/BillingSwitch.client').then(({ BillingSwitch }) => BillingSwitch),
)
