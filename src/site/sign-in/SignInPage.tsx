import type { ReactNode } from 'react'
import { LoginForm } from '@/features/login/LoginForm.client'
import { JoinLink } from '@/platform/session/JoinLink.client'
import { LOGIN_PICTURE } from '@/site/pictures/pictures'
import { AuthPage } from '@/ui/AuthPage'

type Props = {
  title: string
  /** Above the form: what the reader is about to see, and how to join. */
  children?: ReactNode
  /** `children` end with a way to join. */
  offersJoin?: boolean
}

/** The sign-in page. The form reads the page to return to from `?return=`. */
export function SignInPage({ children, offersJoin, title }: Props) {
  return (
    <AuthPage title={title} picture={LOGIN_PICTURE}>
      {children}
      <LoginForm belowJoin={offersJoin} />
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
