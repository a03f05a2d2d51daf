import type { Metadata } from 'next'
import { ResetPassword } from '@/features/accounts/ResetPassword.client'
import { LOGIN_PICTURE } from '@/site/pictures/pictures'
import { AuthPage } from '@/ui/AuthPage'

export const dynamic = 'force-static'
export const revalidate = false
export const generateStaticParams = () => []
/** The address holds what opens an account: it goes to nobody. */
export const metadata: Metadata = { title: 'Set a new password', robots: { index: false }, referrer: 'no-referrer' }

/** Where the link in the letter about a forgotten password leads. */
export default function ResetPasswordPage() {
  return (
    <AuthPage title="Set a new password" picture={LOGIN_PICTURE}>
      <ResetPassword />
    </AuthPage>
  )
}
