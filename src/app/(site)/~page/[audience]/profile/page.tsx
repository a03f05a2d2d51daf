import type { Metadata } from 'next'
import { ProfileView } from '@/features/profile/ProfileView.client'

export const dynamic = 'force-static'
export const revalidate = false
export const generateStaticParams = () => []
export const metadata: Metadata = { title: 'Your profile', robots: { index: false } }

/** The profile of whoever looks. Nothing of it is in the page: the browser puts it there. SPEC 2.1; DESIGN 4.4. */
export default function ProfilePage() {
  return (
    <section className="member-page pt-header" data-light="morning">
      <div className="wrap">
        <ProfileView />
      </div>
    </section>
  )
}
