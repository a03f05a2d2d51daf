'use client'

import { lazyWhenIdle } from '@/ui/lazy-when-idle.client'

/** Lazy: the client code of every block is on every page, so the tabs are loaded only where the block is. */
export const LazyFoodTabs = lazyWhenIdle(() => import('./FoodTabs.client').then(({ FoodTabs }) => FoodTabs))
