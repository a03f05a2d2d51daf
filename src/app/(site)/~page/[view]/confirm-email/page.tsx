import type { Metadata } from 'next'
import { ConfirmEmail } from '@/features/accounts/ConfirmEmail.client'
import { LOGIN_PICTURE } from '@/site/pictures/pictures'
import { AuthPage } from '@/ui/AuthPage'

export const dynamic = 'force-static'
export const revalidate = false
export const generateStaticParams = () => []
/** The URL contains a token that opens an account, so it must not be sent as a referrer. */
export const metadata: Metadata = { title: 'Confirm your address', robots: { index: false }, referrer: 'no-referrer' }

/** The target of links that confirm an email address: an account's first one, or a new one. */
export default function ConfirmEmailPage() {
  return (
    <AuthPage title="Confirm your email address" picture={LOGIN_PICTURE}>
      <ConfirmEmail />
    </AuthPage>
  )
}
