'use client'

import { lazyWhenIdle } from '@/ui/lazy-when-idle.client'

/** It opens before it is loaded; then it has the name. */
export const LazyAccountMenu = lazyWhenIdle(() => import('./AccountMenu.client').then(({ AccountMenu }) => AccountMenu))
