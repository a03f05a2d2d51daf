'use client'

import dynamic from 'next/dynamic'

/** Rendered on the server too. Few pages have replays. Lazy, since every page has the client code of all parts that are not. */
export const LazyReplays = dynamic(() => import('./Replays.client').then(({ Replays }) => Replays))
