import type { Metadata } from 'next'
import { NotificationsView } from '@/features/community/notifications/NotificationsView.client'
import { NOTIFICATION_TEXTS } from '@/features/community/notifications/notification-texts'

export const dynamic = 'force-static'
export const revalidate = false
export const generateStaticParams = () => []
export const metadata: Metadata = { title: NOTIFICATION_TEXTS.title, robots: { index: false } }

/** All notifications. The page is shared by all members, so the browser loads them. */
export default function NotificationsPage() {
  return (
    <section className="member-page pt-header" data-light="dusk">
      <div className="wrap">
        <h1 className="type-h1 member-title">{NOTIFICATION_TEXTS.title}</h1>
        <div className="max-w-measure-wide">
          <NotificationsView />
        </div>
      </div>
    </section>
  )
}
