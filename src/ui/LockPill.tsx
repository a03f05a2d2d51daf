import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'

type Props = {
  /** Where to join. Without it, the pill only says that something is locked. */
  href?: string
  /** More words for screen readers: what it is about. */
  screenReaderText?: string
  children: ReactNode
}

/** The dark pill on what is reserved; on narrow cards a round lock, by styles/card.css. Renders an `a`, or a `span` without `href`. */
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
 * What is reserved, paler, with its pill at the lower left. Renders a `div`.
 * @param children the picture: one element
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
