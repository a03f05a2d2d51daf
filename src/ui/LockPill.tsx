import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'

type Props = {
  /** Where to join. Without it, the pill only says that something is locked. */
  href?: string
  /** More words for screen readers: what it is about. */
  more?: string
  children: ReactNode
}

/** The dark pill on what is reserved; on narrow cards a round lock, by styles/card.css. Renders an `a`, or a `span` without `href`. */
export function LockPill({ children, href, more }: Props) {
  const inside = (
    <>
      <Lock className="size-4 flex-none" aria-hidden="true" />
      <span className="lock-words">{children}</span>
      {more && <span className="sr-only"> {more}</span>}
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
