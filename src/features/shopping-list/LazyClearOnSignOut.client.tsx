'use client'

import { lazyWhenIdle } from '@/ui/lazy-when-idle.client'

/** Renders nothing, and a sign-out takes longer than the first view. */
export const LazyClearOnSignOut = lazyWhenIdle(() =>
  import('./ClearOnSignOut.client').then(({ ClearOnSignOut }) => ClearOnSignOut),
)
