'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { trackScroll } from './track-scroll'

/** The header's container: hides on scroll down and returns on scroll up. Renders a `header`. */
export function StickyHeader({ children }: { children: ReactNode }) {
  const header = useRef<HTMLElement>(null)
  useEffect(() => (header.current ? trackScroll(header.current) : undefined), [])
  return (
    <header className="site-header" ref={header}>
      {children}
    </header>
  )
}
