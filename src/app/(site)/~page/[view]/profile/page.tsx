import type { Metadata } from 'next'
import { ProfileView } from '@/features/profile/ProfileView.client'

export const dynamic = 'force-static'
export const revalidate = false
export const generateStaticParams = () => []
export const metadata: Metadata = { title: 'Your profile', robots: { index: false } }

/** The user's profile. The page is shared by all members, so the browser loads the profile's data. */
export default function ProfilePage() {
  return (
    <section className="member-page pt-header" data-light="morning">
      <div className="wrap">
        <ProfileView />
      </div>
    </section>
  )
}
