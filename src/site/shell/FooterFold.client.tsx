'use client'

import { ChevronDown } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'

/** Where the footer's long lists are folded at first: below the breakpoint md. */
const PHONE = '(width < 48rem)'

/** A titled part of the footer that can be folded; on phones it is at first. Open without scripts. Renders a `details`. */
export function FooterFold({ children, title }: { children: ReactNode; title: ReactNode }) {
  const ref = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    if (ref.current && window.matchMedia(PHONE).matches) ref.current.open = false
  }, [])
  return (
    <details className="footer-fold" open ref={ref}>
      <summary>
        {title}
        <ChevronDown className="size-5" aria-hidden="true" />
      </summary>
      {children}
    </details>
  )
}
