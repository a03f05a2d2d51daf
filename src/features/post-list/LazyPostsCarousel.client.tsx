'use client'

import { lazyWhenIdle } from '@/ui/lazy-when-idle.client'

/** Lazy: the client code of every block is on every page, so the carousel is loaded only where one is. */
export const LazyPostsCarousel = lazyWhenIdle(() =>
  import('./PostsCarousel.client').then(({ PostsCarousel }) => PostsCarousel),
)
