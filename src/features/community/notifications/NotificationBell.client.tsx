'use client'

import { Bell } from 'lucide-react'
import { useState } from 'react'
import { useViewer } from '@/platform/session/Session.client'
import { useLoaded } from '@/ui/use-loaded.client'
import { BELL_TITLE } from './bell-title'

/** It reads the notifications, which needs a known user. */
const loadUserBell = () => import('./UserBell.client').then(({ UserBell }) => UserBell)
const ignore = () => {}

/** The bell of the header, for a signed-in user. */
export function NotificationBell() {
  const { state, user } = useViewer()
  const [wasPressed, setWasPressed] = useState(false)
  const isSignedIn = state === 'authenticated'
  const UserBell = useLoaded(loadUserBell, isSignedIn, ignore)
  if (state === 'anonymous') return null
  if (isSignedIn && UserBell) return <UserBell userId={user.id} startsOpen={wasPressed} />
  return (
    <button
      className="header-icon"
      type="button"
      aria-label={BELL_TITLE}
      aria-expanded={false}
      // The panel opens once it can.
      onClick={() => setWasPressed(true)}
    >
      <Bell className="size-6" aria-hidden="true" />
    </button>
  )
}
