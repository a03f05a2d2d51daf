'use client'

import { lazyWhenIdle } from '@/ui/lazy-when-idle.client'

/** Lazy: the client code of every block is on every page, so the filters are loaded only where a grid has some. */
export const LazyPostsBrowser = lazyWhenIdle(() =>
  import('./PostsBrowser.client').then(({ PostsBrowser }) => PostsBrowser),
)
