'use client'

import dynamic from 'next/dynamic'

/** Lazy: the client code of every block is on every page, so the program is loaded only where the block is. */
export const LazyProgrammeToday = dynamic(() =>
  import('@/features/programmes/today/ProgrammeToday.client').then(({ ProgrammeToday }) => ProgrammeToday),
)
