'use client'

import dynamic from 'next/dynamic'

/** Lazy: the client code of every block is on every page, so the table is loaded only where the block is. */
export const LazyCompareTable = dynamic(() =>
  import('@/features/memberships/plans/plan-parts').then(({ PLAN_PARTS }) => PLAN_PARTS.CompareTable),
)
