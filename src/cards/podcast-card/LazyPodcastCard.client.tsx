'use client'

import dynamic from 'next/dynamic'

/** Rendered on the server too. Lazy, since the lists of all types have the code of this card. */
export const LazyPodcastCard = dynamic(() => import('./PodcastCard').then(({ PodcastCard }) => PodcastCard))
