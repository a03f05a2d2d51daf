'use client'

import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { useKnownBrowser } from '@/platform/session/use-known-browser.client'

/**
 * A sign-in form that on small screens is folded in a browser that no one has signed in with before: what is offered
 * follows at once. On wide screens it is beside the offer, and always open. Renders a `details`.
 */
export function FoldedSignIn({ children }: { children: ReactNode }) {
  return (
    <details className="folded-sign-in" open={useKnownBrowser()}>
      <summary className="type-h4">
        Already a member? Sign in
        <ChevronDown className="size-5 flex-none" aria-hidden="true" />
      </summary>
      <div className="grid gap-5">{children}</div>
    </details>
  )
}
