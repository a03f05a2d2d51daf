'use client'

import dynamic from 'next/dynamic'

/** Rendered on the server too. Lazy, since every page has the client code of all parts that are not. */
export const LazyUpcomingEventActions = dynamic(() =>
  import('./UpcomingEventActions.client').then(({ UpcomingEventActions }) => UpcomingEventActions),
)
