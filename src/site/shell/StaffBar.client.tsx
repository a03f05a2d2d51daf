'use client'

import { ClearPageCache } from '@/features/clear-page-cache/ClearPageCache.client'
import { FeedbackForm } from '@/features/feedback/FeedbackForm.client'
import { useViewer } from '@/platform/session/Session.client'
import { mayClearCache } from './staff'
import './staff-bar.css'

/** The floating buttons for staff. */
export function StaffBar() {
  const { user } = useViewer()
  return (
    <aside className="staff-bar" aria-label="For staff">
      {mayClearCache(user) && <ClearPageCache />}
      <FeedbackForm />
    </aside>
  )
}
