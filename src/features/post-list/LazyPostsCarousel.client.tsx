'use client'

import dynamic from 'next/dynamic'

/** Lazy: the client code of every block is on every page, so the carousel is loaded only where one is. */
export const LazyPostsCarousel = dynamic(() =>
  import('./PostsCarousel.client').then(({ PostsCarousel }) => PostsCarousel),
)
