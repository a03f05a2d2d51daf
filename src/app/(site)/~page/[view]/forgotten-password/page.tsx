import type { Metadata } from 'next'
import { ForgottenPassword } from '@/features/accounts/ForgottenPassword.client'
import { LOGIN_PICTURE } from '@/site/pictures/pictures'
import { AuthPage } from '@/ui/AuthPage'

export const dynamic = 'force-static'
export const revalidate = false
export const generateStaticParams = () => []
export const metadata: Metadata = { title: 'Forgotten password', robots: { index: false } }

/** Requests a link to set a new password. */
export default function ForgottenPasswordPage() {
  return (
    <AuthPage title="Forgotten your password?" picture={LOGIN_PICTURE}>
      <ForgottenPassword />
      <p className="text-text-soft">
        Remembered it?{' '}
        <a className="inline-link" href="/login">
          Sign in
        </a>
      </p>
    </AuthPage>
  )
}
