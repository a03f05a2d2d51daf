'use client'

import dynamic from 'next/dynamic'

/** Lazy: the client code of every block is on every page, so the plans are loaded only where the block is. */
export const LazyPlanCards = dynamic(() =>
  import('@/features/memberships/plans/PlanCards.client').then(({ PlanCards }) => PlanCards),
)
export const LazyBillingSwitch = dynamic(() =>
  import('@/features/memberships/plans/BillingSwitch.client').then(({ BillingSwitch }) => BillingSwitch),
)
