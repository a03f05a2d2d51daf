import type { Metadata } from 'next'
import { LoginForm } from '@/features/login/LoginForm.client'
import { JoinLink } from '@/platform/session/JoinLink.client'
import { LOGIN_PICTURE } from '@/site/pictures/pictures'
import { AuthPage } from '@/ui/AuthPage'

export const dynamic = 'force-static'
export const revalidate = false
export const generateStaticParams = () => []
export const metadata: Metadata = { title: 'Sign in', robots: { index: false } }

/** The sign-in page. The form reads the page to return to from `?return=`. */
export default function LoginPage() {
  return (
    <AuthPage title="Welcome back" picture={LOGIN_PICTURE}>
      <LoginForm />
      <ul className="grid gap-2 text-text-soft">
        <li>
          <a className="inline-link" href="/forgotten-password">
            Forgotten your password?
          </a>
        </li>
        <li>
          Not a member yet? <JoinLink>See the memberships</JoinLink>
        </li>
      </ul>
    </AuthPage>
  )
}
