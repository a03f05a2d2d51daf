'use client'

import { lazyWhenIdle } from '@/ui/lazy-when-idle.client'

/** The token of the link is known only in the browser. */
export const LazyResetPassword = lazyWhenIdle(() =>
  import('./ResetPassword.client').then(({ ResetPassword }) => ResetPassword),
)
