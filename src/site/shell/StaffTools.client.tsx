'use client'

import dynamic from 'next/dynamic'
import { useViewer } from '@/features/session/Session.client'
import { isStaff } from './staff'

const StaffBar = dynamic(() => import('./StaffBar.client').then((module) => module.StaffBar), { ssr: false })

/** Staff's tools, fetched for staff alone: this stands on every page. SPEC 6. */
export function StaffTools() {
  const { user } = useViewer()
  return isStaff(user) ? <StaffBar /> : null
}
