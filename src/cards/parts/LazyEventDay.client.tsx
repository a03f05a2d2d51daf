'use client'

import { lazyWhenIdle } from '@/ui/lazy-when-idle.client'

/** The server renders the day in UTC, and then the browser in its own time zone. */
export const LazyEventDay = lazyWhenIdle(() => import('./EventDay.client').then(({ EventDay }) => EventDay))
