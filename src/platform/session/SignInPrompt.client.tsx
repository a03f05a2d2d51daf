'use client'

import { COMMON_TEXTS } from '@/rules/common-texts'
import { useViewer } from './Session.client'
import { useSignInLinks } from './sign-in-links'

/** "Sign in or Sign up !": links that return to this page. Renders nothing on a page for members. */
export function SignInPrompt() {
  const { audience } = useViewer()
  const { login, signUp } = useSignInLinks()
  if (audience !== 'visitor') return null
  return (
    <p>
      <a className="inline-link" href={login}>
        {COMMON_TEXTS.signIn}
      </a>{' '}
      or{' '}
      <a className="inline-link" href={signUp}>
        {COMMON_TEXTS.signUp}
      </a>{' '}
      !
    </p>
  )
}
