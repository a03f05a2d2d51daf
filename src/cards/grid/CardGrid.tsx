import type { ReactNode } from 'react'
import type { Columns, GridKind } from './sizes'

type Props = {
  kind: GridKind
  /** Columns of a grid of posts at its widest. */
  columns?: Columns
  /** True when the first card is featured: full width on phones, two of three columns on desktops. */
  featured?: boolean
  /** `li` elements, a card in each. */
  children: ReactNode
}

/** A list of cards in columns (docs/product.md#numbers). Renders a `ul`. */
export function CardGrid({ children, columns = 3, kind, featured }: Props) {
  return (
    <ul
      className="card-grid"
      data-grid={kind}
      data-columns={kind === 'posts' ? columns : undefined}
      data-featured={featured || undefined}
    >
      {children}
    </ul>
  )
}
