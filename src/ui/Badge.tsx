import { Check } from 'lucide-react'
import type { ReactNode } from 'react'

type Props = {
  /** plain on paper, raised on a picture, done with a tick (Watched), sun for what stands out (Most popular). */
  variant?: 'plain' | 'raised' | 'done' | 'sun'
  children: ReactNode
}

/** A word or two about a thing. Renders a `span`. */
export function Badge({ children, variant = 'plain' }: Props) {
  return (
    <span className="badge" data-variant={variant}>
      {variant === 'done' && <Check className="size-3.5 flex-none" strokeWidth={2.5} aria-hidden="true" />}
      {children}
    </span>
  )
}
