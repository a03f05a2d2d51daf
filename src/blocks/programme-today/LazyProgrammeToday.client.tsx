'use client'

import { lazyAtOnce } from '@/ui/lazy-when-idle.client'

/** Lazy: the client code of every block is on every page, so the program is loaded only where the block is. */
export const LazyProgrammeToday = lazyAtOnce(() =>
  import('@/features/programmes/today/ProgrammeToday.client').then(({ ProgrammeToday }) => ProgrammeToday),
)
