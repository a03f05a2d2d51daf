import type { Metadata } from 'next'
import { AccountView } from '@/features/account-page/AccountView.client'

export const dynamic = 'force-static'
export const revalidate = false
export const generateStaticParams = () => []
export const metadata: Metadata = { title: 'Your account', robots: { index: false } }

/** The user's account. The page is shared by all members, so the browser loads the account's data. */
export default function AccountPage() {
  return (
    <section className="member-page pt-header" data-light="dusk">
      <div className="wrap">
        <AccountView />
      </div>
    </section>
  )
}
