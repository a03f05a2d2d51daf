'use client'

import dynamic from 'next/dynamic'

/** What shows food lists, which only pages with the block load: every block's browser code reaches every page. */
export const LazyFoodTabs = dynamic(() => import('./FoodTabs.client').then(({ FoodTabs }) => FoodTabs))
