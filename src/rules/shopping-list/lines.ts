import { AISLES, type Aisle, aisleOf } from './aisles'
import { addAmounts } from './amounts'
import type { ShoppingEntry } from './entry'
import { nameKey } from './names'

/** One line of the list as shown: entries of the same ingredient added up. */
export type ShoppingLine = {
  /** Stable while the line is about the same ingredient. */
  key: string
  name: string
  /** Such as "200 g" or "2 cups + 1 can"; '' without amounts. */
  amount: string
  note: string
  checked: boolean
  /** The ids of its entries. */
  ids: string[]
  /** Titles of the recipes that need it. */
  recipes: string[]
}

export type ShoppingGroup = {
  /** Unique, even for two recipes with the same title. */
  key: string
  title: string
  lines: ShoppingLine[]
}

export const OWN_ITEMS = 'Your own items'

type Entries = readonly ShoppingEntry[]

function groupBy<Key>(entries: Entries, keyOf: (entry: ShoppingEntry) => Key): Map<Key, ShoppingEntry[]> {
  const groups = new Map<Key, ShoppingEntry[]>()
  for (const entry of entries) groups.set(keyOf(entry), [...(groups.get(keyOf(entry)) ?? []), entry])
  return groups
}

const uniqueTexts = (texts: readonly string[]) => [...new Set(texts.filter(Boolean))]

/** Checked and unchecked entries make separate lines, so that a line shows only what is left to buy. */
function toLines(entries: Entries): ShoppingLine[] {
  const byName = groupBy(entries, ({ checked, name }) => `${nameKey(name)}${checked ? ' checked' : ''}`)
  return [...byName].map(([key, members]) => ({
    key,
    name: members[0]?.name ?? '',
    amount: addAmounts(members).join(' + '),
    note: uniqueTexts(members.map(({ note }) => note)).join('; '),
    checked: members.every(({ checked }) => checked),
    ids: members.map(({ id }) => id),
    recipes: uniqueTexts(members.map(({ recipeTitle }) => recipeTitle)),
  }))
}

/** Groups a list by recipe, in the order of addition, own items last. */
export function byRecipe(entries: Entries): ShoppingGroup[] {
  const groups = [...groupBy(entries, ({ recipeId }) => recipeId)]
  return groups
    .toSorted(([a], [b]) => Number(a === null) - Number(b === null))
    .map(([recipeId, members]) => ({
      key: String(recipeId),
      title: recipeId === null ? OWN_ITEMS : (members.at(-1)?.recipeTitle ?? ''),
      lines: toLines(members),
    }))
}

/** Groups a list by aisle. */
export function byAisle(entries: Entries): ShoppingGroup[] {
  const groups = groupBy<Aisle>(entries, ({ name }) => aisleOf(name))
  return AISLES.flatMap((title) => {
    const members = groups.get(title)
    return members ? [{ key: title, title, lines: toLines(members) }] : []
  })
}

/** A line as text: "200 g spinach, torn". */
export const lineText = ({ amount, name, note }: ShoppingLine): string =>
  `${[amount, name].filter(Boolean).join(' ')}${note && `${note.startsWith('(') ? ' ' : ', '}${note}`}`

/** The unchecked lines as text to copy. */
export function listText(groups: readonly ShoppingGroup[]): string {
  return groups
    .map(({ lines, title }) => ({ title, unchecked: lines.filter((line) => !line.checked) }))
    .filter(({ unchecked }) => unchecked.length > 0)
    .map(({ unchecked, title }) => [title, ...unchecked.map((line) => `- ${lineText(line)}`)].join('\n'))
    .join('\n\n')
}
