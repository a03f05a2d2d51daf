export type GridKind = 'posts' | 'related' | 'categories' | 'thumbnails'
export type Columns = 2 | 3 | 4

/**
 * The width of a card's picture by viewport width. It follows from the columns in the grid's style sheet, a page of at
 * most 90rem, and its gutters and gaps.
 */
const BY_KIND = {
  related: '(min-width: 90rem) 18rem, (min-width: 48rem) 22vw, 45vw',
  categories:
    '(min-width: 90rem) 18rem, (min-width: 80rem) 21vw, (min-width: 48rem) 29vw, (min-width: 40rem) 44vw, 7rem',
  thumbnails:
    '(min-width: 90rem) 12rem, (min-width: 80rem) 14vw, (min-width: 48rem) 21vw, (min-width: 40rem) 29vw, 45vw',
} as const satisfies Record<Exclude<GridKind, 'posts'>, string>

const BY_COLUMNS = {
  2: '(min-width: 90rem) 39rem, (min-width: 48rem) 45vw, 92vw',
  3: '(min-width: 90rem) 25rem, (min-width: 48rem) 29vw, 45vw',
  4: '(min-width: 90rem) 18rem, (min-width: 80rem) 21vw, (min-width: 48rem) 29vw, 45vw',
} as const satisfies Record<Columns, string>

/** The featured card: the full width of a phone; two of three columns, of which its picture takes the larger half. */
const FEATURED = {
  2: '(min-width: 90rem) 39rem, (min-width: 48rem) 45vw, 92vw',
  3: '(min-width: 90rem) 40rem, (min-width: 80rem) 46vw, (min-width: 48rem) 60vw, 92vw',
  4: '(min-width: 90rem) 18rem, (min-width: 80rem) 21vw, (min-width: 48rem) 29vw, 92vw',
} as const satisfies Record<Columns, string>

/**
 * The `sizes` of a card's picture.
 * @param columns of a grid of posts at its widest; other kinds have fixed columns
 * @param featured true for the featured card of a list
 */
export function gridSizes(
  kind: GridKind,
  { columns = 3, featured = false }: { columns?: Columns; featured?: boolean } = {},
): string {
  if (kind !== 'posts') return BY_KIND[kind]
  return (featured ? FEATURED : BY_COLUMNS)[columns]
}
