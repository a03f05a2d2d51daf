'use client'

import { lazyWhenIdle } from '@/ui/lazy-when-idle.client'

/** The links work before it is loaded. */
export const LazyAccountLinks = lazyWhenIdle(() =>
  import('./AccountLinks.client').then(({ AccountLinks }) => AccountLinks),
)
