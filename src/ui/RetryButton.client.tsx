'use client'

import type { ReactNode } from 'react'
import { button } from './button-variants'

type Props = { children: ReactNode; onRetry(): void }

/**
 * Retries a failed request. The button disappears with the error, so the focus moves to the nearest ancestor with
 * `tabIndex={-1}`. Renders a `button`.
 */
export function RetryButton({ children, onRetry }: Props) {
  return (
    <button
      className={button({ variant: 'plain', size: 'slim' })}
      type="button"
      onClick={({ currentTarget }) => {
        currentTarget.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true })
        onRetry()
      }}
    >
      {children}
    </button>
  )
}
