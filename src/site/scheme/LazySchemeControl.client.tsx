'use client'

import { lazyWhenIdle } from '@/ui/lazy-when-idle.client'

/** A choice that was made before is applied by a script of the page. */
export const LazySchemeControl = lazyWhenIdle(() =>
  import('./SchemeControl.client').then(({ SchemeControl }) => SchemeControl),
)
