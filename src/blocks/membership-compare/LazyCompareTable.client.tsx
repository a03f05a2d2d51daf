'use client'

import { lazyWhenIdle } from '@/ui/lazy-when-idle.client'

/** Lazy: the client code of every block is on every page, so the table is loaded only where the block is. */
export const LazyCompareTable = lazyWhenIdle(() =>
  import('@/features/memberships/plans/CompareTable.client').then(({ CompareTable }) => CompareTable),
)
