'use client'

import dynamic from 'next/dynamic'

/** What filters a carousel and fetches the rest of it, which only pages with one load. */
export const LazyPostsCarousel = dynamic(() =>
  import('./PostsCarousel.client').then(({ PostsCarousel }) => PostsCarousel),
)
