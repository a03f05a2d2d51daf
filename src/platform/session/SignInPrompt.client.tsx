'use client'

import { COMMON_TEXTS } from '@/rules/common-texts'
import { joinFormUrl } from '@/rules/join-form-url'
import { useViewer } from './Session.client'
import { useSignInLinks } from './sign-in-links'

/**
 * "Sign in or Sign up !": links that return to this page. Renders nothing on a page for members.
 * @param signUpUrl where signing up leads; without it to the form of the free account, for what any account opens
 */
export function SignInPrompt({ signUpUrl }: { signUpUrl?: string }) {
  const { audience } = useViewer()
  const { login, signUp } = useSignInLinks()
  if (audience !== 'visitor') return null
  return (
    <p>
      <a className="inline-link" href={login}>
        {COMMON_TEXTS.signIn}
      </a>{' '}
      or{' '}
      <a className="inline-link" href={signUpUrl ?? joinFormUrl(signUp)}>
        {COMMON_TEXTS.signUp}
      </a>{' '}
      !
    </p>
  )
}
