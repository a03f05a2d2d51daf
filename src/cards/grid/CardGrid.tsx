import { Children, type ReactNode } from 'react'
import type { Columns, GridKind } from './sizes'

type Props = {
  kind: GridKind
  /** Columns of a grid of posts at its widest. */
  columns?: Columns
  /** True when the first card is featured: full width on phones, on desktops beside the next four, or two of three columns. */
  featured?: boolean
  /** `li` elements, a card in each. */
  children: ReactNode
}

/** How many cells of three columns the featured one of up to four cards takes, so that the last row is full. */
const LEADS = ['tall', 'row', 'wide'] as const
/** Of this many cards and more the featured one stands beside the next four. */
const LIST_FROM = 5

/** These stand in pairs on phones. */
const IN_PAIRS: readonly GridKind[] = ['posts', 'related']

/** A list of cards in columns (docs/product.md#numbers). Renders a `ul`. */
export function CardGrid({ children, columns = 3, kind, featured }: Props) {
  const count = Children.toArray(children).length
  // Two or four cards form a square on phones.
  const leadsOnPhones = featured && count !== 2 && count !== 4
  const inPairs = leadsOnPhones ? count - 1 : count
  // Of two columns at most: one below the other on phones.
  const isWide = kind === 'posts' && columns === 2
  // Of three columns. The sheet uses it for the kinds that have as many.
  const isList = featured && count >= LIST_FROM
  // A sixth card would be alone in its row: it stands beside the featured one too.
  const sixInList = isList && count === LIST_FROM + 1
  const inColumns = sixInList ? 0 : isList ? count - LIST_FROM : featured || count <= 3 ? 0 : count
  const rest = columns === 3 ? inColumns % 3 : 0
  return (
    <ul
      className="card-grid"
      data-grid={kind}
      data-columns={kind === 'posts' ? columns : undefined}
      data-featured={featured || undefined}
      data-lead={isList ? 'list' : featured ? LEADS[count % LEADS.length] : undefined}
      data-six={sixInList || undefined}
      data-lead-phone={leadsOnPhones || undefined}
      data-rest={rest || undefined}
      data-last-phone={(IN_PAIRS.includes(kind) && !isWide && inPairs > 2 && inPairs % 2 === 1) || undefined}
    >
      {children}
    </ul>
  )
}
