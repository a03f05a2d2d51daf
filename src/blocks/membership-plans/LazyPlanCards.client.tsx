'use client'

import dynamic from 'next/dynamic'

/** Lazy: the client code of every block is on every page, so the plans are loaded only where the block is. */
export const LazyPlanCards = dynamic(() =>
  import('@/features/memberships/plans/plan-parts').then(({ PLAN_PARTS }) => PLAN_PARTS.PlanCards),
)
export const LazyBillingSwitch = dynamic(() =>
  import('@/features/memberships/plans/plan-parts').then(({ PLAN_PARTS }) => PLAN_PARTS.BillingSwitch),
)
