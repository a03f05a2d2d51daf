'use client'

import { lazyWhenIdle } from '@/ui/lazy-when-idle.client'

/** It shows the class only after a second anyway. */
export const LazyLiveMasterclass = lazyWhenIdle(() =>
  import('./LiveMasterclass.client').then(({ LiveMasterclass }) => LiveMasterclass),
)
