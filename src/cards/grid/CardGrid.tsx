import { Children, type ReactNode } from 'react'
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

/** How many cells of three columns the featured card takes, so that the last row is full: by the rest of the count. */
const LEADS = ['tall', 'row', 'wide'] as const

/** Whether the last card would be alone in its row of two. Categories have rows of one. */
const isAloneOnPhone = (kind: GridKind, count: number, featured = false): boolean =>
  featured ? count > 4 && count % 2 === 0 : (kind === 'posts' || kind === 'related') && count % 2 === 1

/** A list of cards in columns (docs/product.md#numbers). Renders a `ul`. */
export function CardGrid({ children, columns = 3, kind, featured }: Props) {
  const count = Children.toArray(children).length
  return (
    <ul
      className="card-grid"
      data-grid={kind}
      data-columns={kind === 'posts' ? columns : undefined}
      data-featured={featured || undefined}
      data-lead={featured ? LEADS[count % LEADS.length] : undefined}
      // Two or four cards form a square on phones.
      data-lead-phone={(featured && count !== 2 && count !== 4) || undefined}
      data-last-phone={isAloneOnPhone(kind, count, featured) || undefined}
    >
      {children}
    </ul>
  )
}
