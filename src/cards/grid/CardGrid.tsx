import type { ReactNode } from 'react'
import type { Columns, GridKind } from './sizes'

type Props = {
  kind: GridKind
  /** Of a grid of posts, at its widest. SPEC 9: 3 where nobody says otherwise. */
  columns?: Columns
  /** True where the first card leads: on phones as wide as the list, of three columns two. */
  featured?: boolean
  /** `li` elements, a card in each. */
  children: ReactNode
}

/** A list of cards in the columns of SPEC 9. Renders a `ul`. */
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
