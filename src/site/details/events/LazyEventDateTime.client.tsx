'use client'

import { lazyWhenIdle } from '@/ui/lazy-when-idle.client'

/** The server renders the time in UTC, and then the browser in its own time zone. */
export const LazyEventDateTime = lazyWhenIdle(() =>
  import('./EventDateTime.client').then(({ EventDateTime }) => EventDateTime),
)
