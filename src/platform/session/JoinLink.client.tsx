'use client'

import type { ReactNode } from 'react'
import { useSignInLinks } from './sign-in-links'

/** A link in a text to the memberships; its `return` parameter leads back to this page. */
export function JoinLink({ children }: { children: ReactNode }) {
  const { signUp } = useSignInLinks()
  return (
    <a className="inline-link" href={signUp}>
      {children}
    </a>
  )
}
