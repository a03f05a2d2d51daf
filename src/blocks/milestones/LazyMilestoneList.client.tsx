'use client'

import { lazyWhenIdle } from '@/ui/lazy-when-idle.client'

/** Lazy: the client code of every block is on every page, so the list is loaded only where the block is. */
export const LazyMilestoneList = lazyWhenIdle(() =>
  import('@/features/milestones/MilestoneList.client').then(({ MilestoneList }) => MilestoneList),
)
