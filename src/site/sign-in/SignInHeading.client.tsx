'use client'

import { useKnownBrowser } from '@/platform/session/use-known-browser.client'

/** For links to the form. */
export const SIGN_IN_ID = 'sign-in'

/** The heading of a sign-in form that stands beside a way to join. */
export function SignInHeading() {
  return (
    <h2 id={SIGN_IN_ID} className="type-h3 scroll-mt-8">
      {useKnownBrowser() ? 'Welcome back' : 'Already a member?'}
    </h2>
  )
}
