'use client'

import { lazyWhenIdle } from '@/ui/lazy-when-idle.client'

/** Notifications are known only after the session. */
export const LazyNotificationBell = lazyWhenIdle(() =>
  import('./NotificationBell.client').then(({ NotificationBell }) => NotificationBell),
)
