'use client'

import { lazyWhenIdle } from '@/ui/lazy-when-idle.client'

/** Needed to play one. */
export const LazyReplays = lazyWhenIdle(() => import('./Replays.client').then(({ Replays }) => Replays))
