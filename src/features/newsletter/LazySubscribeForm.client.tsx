'use client'

import { lazyWhenIdle } from '@/ui/lazy-when-idle.client'

/** Until it is loaded the browser posts the form itself. */
export const LazySubscribeForm = lazyWhenIdle(() =>
  import('./SubscribeForm.client').then(({ SubscribeForm }) => SubscribeForm),
)
