'use client'

import { lazyWhenIdle } from '@/ui/lazy-when-idle.client'

/** Only a reader's own rating changes it. */
export const LazyRatingMeta = lazyWhenIdle(() => import('./RatingMeta.client').then(({ RatingMeta }) => RatingMeta))
