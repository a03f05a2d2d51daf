'use client'

import { type ReactNode, useEffect, useRef } from 'react'

type Props = { title: string; children: ReactNode }

/** The result of a form, in its place. It takes the focus, so that screen readers read it. Renders a `div`. */
export function FormResult({ children, title }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="grid justify-items-start gap-4">
      <h2 className="type-h3 outline-none" ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </div>
  )
}
