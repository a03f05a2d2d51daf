import type { Metadata } from 'next'
import { ResetPassword } from '@/features/accounts/ResetPassword.client'
import { LOGIN_PICTURE } from '@/site/pictures/pictures'
import { AuthPage } from '@/ui/AuthPage'

export const dynamic = 'force-static'
export const revalidate = false
export const generateStaticParams = () => []
/** The URL contains a token that opens an account, so it must not be sent as a referrer. */
export const metadata: Metadata = { title: 'Set a new password', robots: { index: false }, referrer: 'no-referrer' }

/** The target of the link in the password reset email. */
export default function ResetPasswordPage() {
  return (
    <AuthPage title="Set a new password" picture={LOGIN_PICTURE}>
      <ResetPassword />
    </AuthPage>
  )
}
