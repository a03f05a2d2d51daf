'use client'

import { lazyWhenIdle } from '@/ui/lazy-when-idle.client'

/** Who may write is known only after the session. */
export const LazyNewTopic = lazyWhenIdle(() => import('./NewTopic.client').then(({ NewTopic }) => NewTopic))
