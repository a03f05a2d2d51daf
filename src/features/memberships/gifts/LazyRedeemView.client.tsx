'use client'

import { lazyWhenIdle } from '@/ui/lazy-when-idle.client'

/** The code is known only in the browser, and who redeems it only after the session. */
export const LazyRedeemView = lazyWhenIdle(() => import('./RedeemView.client').then(({ RedeemView }) => RedeemView))
