import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'

type Props = {
  /** Where to join. Without it, the pill only says that something is locked. */
  href?: string
  /** The words are for screen readers only where there is little room: a round lock is left. */
  compact?: boolean
  children: ReactNode
}

/** The dark pill on what is reserved. Renders an `a`, or a `span` without `href`. */
export function LockPill({ children, compact = false, href }: Props) {
  const inside = (
    <>
      <Lock className="size-4 flex-none" aria-hidden="true" />
      <span className={compact ? 'max-sm:sr-only' : undefined}>{children}</span>
    </>
  )
  return href ? (
    <a className="lock-pill" href={href}>
      {inside}
    </a>
  ) : (
    <span className="lock-pill">{inside}</span>
  )
}

/**
 * What is reserved, paler, with its pill at the lower left. Renders a `div`.
 * @param children the picture: one element
 * @param pill a {@link LockPill}
 */
export function LockOverlay({ children, pill }: { children: ReactNode; pill: ReactNode }) {
  return (
    <div className="locked">
      {children}
      {pill}
    </div>
  )
}
