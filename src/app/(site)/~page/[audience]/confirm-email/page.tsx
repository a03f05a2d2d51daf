import type { Metadata } from 'next'
import { ConfirmEmail } from '@/features/accounts/ConfirmEmail.client'
import { LOGIN_PICTURE } from '@/site/pictures/pictures'
import { AuthPage } from '@/ui/AuthPage'

export const dynamic = 'force-static'
export const revalidate = false
export const generateStaticParams = () => []
/** The address holds what opens an account: it goes to nobody. */
export const metadata: Metadata = { title: 'Confirm your address', robots: { index: false }, referrer: 'no-referrer' }

/** Where the links lead that confirm an e-mail address: the first one of an account, or a new one. */
export default function ConfirmEmailPage() {
  return (
    <AuthPage title="Confirm your e-mail address" picture={LOGIN_PICTURE}>
      <ConfirmEmail />
    </AuthPage>
  )
}
