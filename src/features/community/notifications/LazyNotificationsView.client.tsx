'use client'

import { lazyWhenIdle } from '@/ui/lazy-when-idle.client'

/** Notifications are known only after the session. */
export const LazyNotificationsView = lazyWhenIdle(() =>
  import('./NotificationsView.client').then(({ NotificationsView }) => NotificationsView),
)
