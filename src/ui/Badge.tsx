import { Check } from 'lucide-react'
import type { ReactNode } from 'react'

type Props = {
  /** plain on paper, raised on a picture, done with a tick (Watched), sun for what stands out (Most popular). */
  look?: 'plain' | 'raised' | 'done' | 'sun'
  children: ReactNode
}

/** A word or two about a thing. Renders a `span`. */
export function Badge({ children, look = 'plain' }: Props) {
  return (
    <span className="badge" data-look={look}>
      {look === 'done' && <Check className="size-3.5 flex-none" strokeWidth={2.5} aria-hidden="true" />}
      {children}
    </span>
  )
}
