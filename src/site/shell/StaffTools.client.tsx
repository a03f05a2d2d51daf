'use client'

import dynamic from 'next/dynamic'
import { useViewer } from '@/platform/session/Session.client'
import { isStaff } from './staff'

const StaffBar = dynamic(() => import('./StaffBar.client').then((module) => module.StaffBar), { ssr: false })

/** Loads the staff tools for staff only, since this component is on every page. */
export function StaffTools() {
  const { user } = useViewer()
  return isStaff(user) ? <StaffBar /> : null
}
