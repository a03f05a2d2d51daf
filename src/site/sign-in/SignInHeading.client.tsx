'use client'

import { useKnownBrowser } from '@/platform/session/use-known-browser.client'

/** The heading of a sign-in form that stands beside a way to join. */
export function SignInHeading() {
  return <h2 className="type-h3">{useKnownBrowser() ? 'Welcome back' : 'Already a member?'}</h2>
}
