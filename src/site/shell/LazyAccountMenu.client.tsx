'use client'

import { lazyAtOnce } from '@/ui/lazy-when-idle.client'

/** In the first view of members: their name. It opens before it is loaded. */
export const LazyAccountMenu = lazyAtOnce(() => import('./AccountMenu.client').then(({ AccountMenu }) => AccountMenu))
