'use client'

import { lazyWhenIdle } from '@/ui/lazy-when-idle.client'

/** The server renders the list as visitors see it. */
export const LazyListView = lazyWhenIdle(() => import('./ListView.client').then(({ ListView }) => ListView))
