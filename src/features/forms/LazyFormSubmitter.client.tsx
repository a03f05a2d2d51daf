'use client'

import { lazyWhenIdle } from '@/ui/lazy-when-idle.client'

/** Until it is loaded the browser posts the form itself. */
export const LazyFormSubmitter = lazyWhenIdle(() =>
  import('./FormSubmitter.client').then(({ FormSubmitter }) => FormSubmitter),
)
