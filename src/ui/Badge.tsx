import { Check } from 'lucide-react'
import type { ReactNode } from 'react'

type Props = {
  /** plain: on the page. raised: on a picture. past: the same, for what is over. done: with a check (Watched). sun: highlighted (MOST POPULAR). */
  variant?: 'plain' | 'raised' | 'past' | 'done' | 'sun'
  children: ReactNode
}

/** A short label. Renders a `span`. */
export function Badge({ children, variant = 'plain' }: Props) {
  return (
    <span className="badge" data-variant={variant}>
      {variant === 'done' && <Check className="size-3.5 flex-none" strokeWidth={2.5} aria-hidden="true" />}
      {children}
    </span>
  )
}
