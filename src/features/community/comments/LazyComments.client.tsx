'use client'

import { lazyWhenIdle } from '@/ui/lazy-when-idle.client'

/** Rendered on the server too. Lazy, because few pages have comments. */
export const LazyComments = lazyWhenIdle(() => import('./Comments.client').then(({ Comments }) => Comments))
