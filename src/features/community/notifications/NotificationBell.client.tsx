'use client'

import { Bell } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useViewer } from '@/platform/session/Session.client'
import { NOTIFICATION_TEXTS } from './notification-texts'

/** Lazy: it reads the notifications, which needs a known user. */
const UserBell = lazy(() => import('./UserBell.client').then((module) => ({ default: module.UserBell })))

/** The bell of the header, for a signed-in user. */
export function NotificationBell() {
  const { state, user } = useViewer()
  if (state === 'anonymous') return null
  if (state === 'loading') return <SilentBell />
  return (
    <Suspense fallback={<SilentBell />}>
      <UserBell userId={user.id} />
    </Suspense>
  )
}

/** Until the notifications are known. */
const SilentBell = () => (
  <button className="header-icon" type="button" aria-label={NOTIFICATION_TEXTS.title} aria-expanded={false}>
    <Bell className="size-6" aria-hidden="true" />
  </button>
)
