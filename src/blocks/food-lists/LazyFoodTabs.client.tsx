'use client'

import dynamic from 'next/dynamic'

/** Lazy: the client code of every block is on every page, so the tabs are loaded only where the block is. */
export const LazyFoodTabs = dynamic(() => import('./FoodTabs.client').then(({ FoodTabs }) => FoodTabs))
