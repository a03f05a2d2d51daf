'use client'

import { useSignInLinks } from '@/platform/session/sign-in-links'
import { joinFormUrl } from '@/rules/join-form-url'

/** On phones, where the offer is below the sign-in form: a way to join above it. */
export function JoinLine() {
  const { signUp } = useSignInLinks()
  return (
    <p className="lg:hidden">
      No account yet?{' '}
      <a className="inline-link" href={joinFormUrl(signUp)}>
        Join for free
      </a>
    </p>
  )
}
