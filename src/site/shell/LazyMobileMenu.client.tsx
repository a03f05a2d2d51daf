'use client'

import { lazyWhenIdle } from '@/ui/lazy-when-idle.client'

/** It opens before it is loaded; then it also closes by itself. */
export const LazyMobileMenu = lazyWhenIdle(() => import('./MobileMenu.client').then(({ MobileMenu }) => MobileMenu))
