'use client'

import { lazyWhenIdle } from '@/ui/lazy-when-idle.client'

/** Who gives is known only after the session. */
export const LazyGiftView = lazyWhenIdle(() => import('./GiftView.client').then(({ GiftView }) => GiftView))
