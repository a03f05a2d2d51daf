'use client'

import { TEXTS } from '@/rules/texts'
import { useViewer } from './Session.client'
import { useSignInLinks } from './sign-in-links'

/** "Sign in or Sign up !": both ways in, leading back to this page. Nothing on a member's page. SPEC 2.2. */
export function SignInPrompt() {
  const { audience } = useViewer()
  const { login, signUp } = useSignInLinks()
  if (audience !== 'visitor') return null
  return (
    <p>
      <a className="inline-link" href={login}>
        {TEXTS.signIn}
      </a>{' '}
      or{' '}
      <a className="inline-link" href={signUp}>
        {TEXTS.signUp}
      </a>{' '}
      !
    </p>
  )
}
