import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'

type Props = {
  /** The sign-up page. Without it the pill is not a link. */
  href?: string
  /** Text for screen readers: what is locked. */
  screenReaderText?: string
  children: ReactNode
}

/** The pill on restricted content; on narrow cards the sheets of the cards show only its lock. Renders an `a`, or a `span` without `href`. */
export function LockPill({ children, href, screenReaderText }: Props) {
  const content = (
    <>
      <Lock className="size-4 flex-none" aria-hidden="true" />
      <span className="lock-label">{children}</span>
      {screenReaderText && <span className="sr-only"> {screenReaderText}</span>}
    </>
  )
  return href ? (
    <a className="lock-pill" href={href}>
      {content}
    </a>
  ) : (
    <span className="lock-pill">{content}</span>
  )
}

/**
 * A faded picture of restricted content with a pill at the lower left. Renders a `div`.
 * @param children one element: the picture
 * @param pill a {@link LockPill}
 */
export function LockOverlay({ children, pill }: { children: ReactNode; pill: ReactNode }) {
  return (
    <div className="lock-overlay">
      {children}
      {pill}
    </div>
  )
}
