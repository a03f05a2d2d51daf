'use client'

import { lazyWhenIdle } from '@/ui/lazy-when-idle.client'

/** Needed by "Show all" alone. */
export const LazyQuoteList = lazyWhenIdle(() => import('./QuoteList.client').then(({ QuoteList }) => QuoteList))
