import type { Metadata } from 'next'
import { RedeemView } from '@/features/memberships/gifts/RedeemView.client'
import { GIFT_PICTURE } from '@/site/pictures/pictures'
import { AuthPage } from '@/ui/AuthPage'

export const dynamic = 'force-static'
export const revalidate = false
export const generateStaticParams = () => []
export const metadata: Metadata = { title: 'Redeem a gift', robots: { index: false }, referrer: 'no-referrer' }

/** Where the mail with a gift leads: /redeem/?code=. The browser reads the code, since the page is shared. */
export default function RedeemPage() {
  return (
    <AuthPage title="A membership for you" picture={GIFT_PICTURE} light="morning">
      <RedeemView />
    </AuthPage>
  )
}
