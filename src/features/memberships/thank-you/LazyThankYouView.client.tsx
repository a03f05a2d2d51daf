'use client'

import { lazyWhenIdle } from '@/ui/lazy-when-idle.client'

/** The order is known only after the session. */
export const LazyThankYouView = lazyWhenIdle(() =>
  import('./ThankYouView.client').then(({ ThankYouView }) => ThankYouView),
)
