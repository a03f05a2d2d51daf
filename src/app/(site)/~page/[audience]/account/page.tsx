import type { Metadata } from 'next'
import { AccountView } from '@/features/account-page/AccountView.client'

export const dynamic = 'force-static'
export const revalidate = false
export const generateStaticParams = () => []
export const metadata: Metadata = { title: 'Your account', robots: { index: false } }

/** The account of whoever looks. Nothing of it is in the page: the browser puts it there. SPEC 2.1; DESIGN 4.4. */
export default function AccountPage() {
  return (
    <section className="member-page pt-header" data-light="dusk">
      <div className="wrap">
        <AccountView />
      </div>
    </section>
  )
}
