'use client'

import { lazyWhenIdle } from '@/ui/lazy-when-idle.client'

/** The links work before it is loaded; then they lead back to this page. */
export const LazyLockActions = lazyWhenIdle(() => import('./LockActions.client').then(({ LockActions }) => LockActions))
