'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { followScroll } from './follow-scroll'

/** What the page's head lies in: it hides on scroll down and returns on scroll up. Renders a `header`. */
export function Head({ children }: { children: ReactNode }) {
  const head = useRef<HTMLElement>(null)
  useEffect(() => (head.current ? followScroll(head.current) : undefined), [])
  return (
    <header className="head" ref={head}>
      {children}
    </header>
  )
}
