import type { Interval } from './terms'

/** The columns of the comparison. */
export const COMPARE_COLUMNS = ['free', 'standard', 'premium'] as const
export type CompareColumn = (typeof COMPARE_COLUMNS)[number]

/** The columns of a view: the monthly one has no Standard. */
export const columnsOf = (interval: Interval): readonly CompareColumn[] =>
  interval === 'annual' ? COMPARE_COLUMNS : COMPARE_COLUMNS.filter((column) => column !== 'standard')

/** A row as an editor typed it: `[title]` in front of the name makes it a heading, `[check]` is a tick. */
export type TypedRow = { featureName?: string | null } & { [Column in CompareColumn]?: string | null }

/** What a plan has of a feature: null is nothing. */
export type CompareCell = { kind: 'check' } | { kind: 'text'; text: string } | null

export type CompareRow = { name: string; cells: Record<CompareColumn, CompareCell> }

/** Rows below a heading; those before the first heading have none. */
export type CompareGroup = { title: string | null; rows: CompareRow[] }

const TITLE = '[title]'
const CHECK = '[check]'

function cellOf(value: string | null | undefined): CompareCell {
  const text = value?.trim() ?? ''
  if (text === '') return null
  return text.toLowerCase() === CHECK ? { kind: 'check' } : { kind: 'text', text }
}

/** Groups the rows of a comparison under their headings. A row without a name, and a heading without rows, is left out. */
export function compareGroups(rows: readonly TypedRow[]): CompareGroup[] {
  const groups: CompareGroup[] = []
  for (const { featureName, free, premium, standard } of rows) {
    const name = featureName?.trim() ?? ''
    const isTitle = name.toLowerCase().startsWith(TITLE)
    if (isTitle || groups.length === 0)
      groups.push({ title: isTitle ? name.slice(TITLE.length).trim() : null, rows: [] })
    if (isTitle || name === '') continue
    groups
      .at(-1)
      ?.rows.push({ name, cells: { free: cellOf(free), standard: cellOf(standard), premium: cellOf(premium) } })
  }
  return groups.filter((group) => group.rows.length > 0)
}
