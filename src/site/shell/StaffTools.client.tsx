'use client'

import { useViewer } from '@/platform/session/Session.client'
import { lazyInBrowser } from '@/ui/lazy-when-idle.client'
import { isStaff } from './staff'

const StaffBar = lazyInBrowser(() => import('./StaffBar.client').then((module) => module.StaffBar))

/** Loads the staff tools for staff only, since this component is on every page. */
export function StaffTools() {
  const { user } = useViewer()
  return isStaff(user) ? <StaffBar /> : null
}
