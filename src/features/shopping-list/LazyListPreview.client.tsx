'use client'

import { lazyWhenIdle } from '@/ui/lazy-when-idle.client'

/** The list is in the browser, and loaded later anyway. */
export const LazyListPreview = lazyWhenIdle(() => import('./ListPreview.client').then(({ ListPreview }) => ListPreview))
