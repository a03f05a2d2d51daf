'use client'

import { lazyWhenIdle } from '@/ui/lazy-when-idle.client'

/** Lazy: the client code of every block is on every page, so the form is loaded only where the block is. */
export const LazyJoinPanel = lazyWhenIdle(() =>
  import('@/features/join/JoinPanel.client').then(({ JoinPanel }) => JoinPanel),
)
