import type { ReactNode } from 'react'
import { LoginForm } from '@/features/login/LoginForm.client'
import { JoinLink } from '@/platform/session/JoinLink.client'
import { LOGIN_PICTURE } from '@/site/pictures/pictures'
import { AuthPage } from '@/ui/AuthPage'
import { FoldedSignIn } from './FoldedSignIn.client'
import { SignInHeading } from './SignInHeading.client'

type Props = {
  title: string
  /** What the reader is about to see, in short, and the way to join; above the form. */
  children?: ReactNode
  /** Some of what an account opens: on wide screens beside the form, elsewhere below it. */
  offer?: ReactNode
  /** More of the offer follows below this part: on small screens the form is folded for strangers. */
  folded?: boolean
}

/** The sign-in page. The form reads the page to return to from `?return=`. */
export function SignInPage({ children, folded = false, offer, title }: Props) {
  const form = (
    <>
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
    </>
  )
  if (!offer)
    return (
      <AuthPage title={title} picture={LOGIN_PICTURE}>
        {children}
        {form}
      </AuthPage>
    )
  const card = (
    <>
      <SignInHeading />
      {form}
    </>
  )
  return (
    <AuthPage title={title} card={folded ? <FoldedSignIn>{card}</FoldedSignIn> : card} below={offer}>
      {children}
    </AuthPage>
  )
}
