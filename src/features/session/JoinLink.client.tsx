'use client'

import type { ReactNode } from 'react'
import { useWaysIn } from './ways-in'

/** A link in a text to the memberships, which keeps the way back. */
export function JoinLink({ children }: { children: ReactNode }) {
  const { signUp } = useWaysIn()
  return (
    <a className="inline-link" href={signUp}>
      {children}
    </a>
  )
}
