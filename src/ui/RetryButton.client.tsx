'use client'

import type { ReactNode } from 'react'
import { button } from './ButtonLink'

type Props = { children: ReactNode; onRetry(): void }

/**
 * Asks once more for what did not come. The button goes with the failure: the focus stays with the place around it that
 * can hold it (`tabIndex={-1}`). Renders a `button`.
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
