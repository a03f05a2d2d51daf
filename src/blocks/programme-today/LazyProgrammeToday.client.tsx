'use client'

import dynamic from 'next/dynamic'

/** Rendered on the server too. Lazy, since every page has the client code of all blocks that are not. */
export const LazyProgrammeToday = dynamic(() =>
  import('../dashboard-parts.client').then(({ DASHBOARD_PARTS }) => DASHBOARD_PARTS.ProgrammeToday),
)
