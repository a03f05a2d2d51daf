'use client'

import { lazyWhenIdle } from '@/ui/lazy-when-idle.client'

/** The account is known only after the session. */
export const LazyAccountView = lazyWhenIdle(() => import('./AccountView.client').then(({ AccountView }) => AccountView))
