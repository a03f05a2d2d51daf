import type { Metadata } from 'next'
import { ForgottenPassword } from '@/features/accounts/ForgottenPassword.client'
import { LOGIN_PICTURE } from '@/site/pictures/pictures'
import { AuthPage } from '@/ui/AuthPage'

export const dynamic = 'force-static'
export const revalidate = false
export const generateStaticParams = () => []
export const metadata: Metadata = { title: 'Forgotten password', robots: { index: false } }

/** Where a link for a new password is asked for. */
export default function ForgottenPasswordPage() {
  return (
    <AuthPage title="Forgotten your password?" picture={LOGIN_PICTURE}>
      <ForgottenPassword />
      <p className="text-text-soft">
        It has come back to you?{' '}
        <a className="inline-link" href="/login">
          Sign in
        </a>
      </p>
    </AuthPage>
  )
}
