'use client'

import { lazyWhenIdle } from '@/ui/lazy-when-idle.client'

/** The links work before it is loaded; it marks the section in view. */
export const LazySidebarNav = lazyWhenIdle(() => import('./SidebarNav.client').then(({ SidebarNav }) => SidebarNav))
