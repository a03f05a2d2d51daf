import { LIST_LIMITS, type ShoppingEntry } from './entry'

type Entries = readonly ShoppingEntry[]

export const sameAmount = (a: ShoppingEntry, b: ShoppingEntry): boolean =>
  a.quantity === b.quantity && a.unit === b.unit

/** How many bytes an entry takes, its comma too. */
const bytesOf = (entry: ShoppingEntry) => new TextEncoder().encode(JSON.stringify(entry)).length + 1

/** What fits on a list, from its beginning. `full`: the rest has been left out. */
export function fitToLimits(list: Entries): { list: ShoppingEntry[]; full: boolean } {
  let bytes = 0
  const end = list.findIndex((entry, index) => {
    bytes += bytesOf(entry)
    return index === LIST_LIMITS.entries || bytes > LIST_LIMITS.bytes
  })
  return end === -1 ? { list: [...list], full: false } : { list: list.slice(0, end), full: true }
}

/**
 * Puts entries on a list. One that is there already gets the new amount, and stays checked only where
 * that is the old one. What no longer fits is left out: `full` says so.
 */
export function addEntries(list: Entries, more: Entries): { list: ShoppingEntry[]; full: boolean } {
  const entries = new Map(list.map((entry) => [entry.id, entry]))
  for (const entry of more) {
    const existing = entries.get(entry.id)
    entries.set(entry.id, existing && sameAmount(existing, entry) ? { ...entry, checked: existing.checked } : entry)
  }
  return fitToLimits([...entries.values()])
}

/** Puts back what was taken away since, in its old place; what has come or changed meanwhile stays. */
export function restoreEntries(list: Entries, previous: Entries): { list: ShoppingEntry[]; full: boolean } {
  const now = new Map(list.map((entry) => [entry.id, entry]))
  const existing = new Set(previous.map(({ id }) => id))
  return fitToLimits([
    ...previous.map((entry) => now.get(entry.id) ?? entry),
    ...list.filter(({ id }) => !existing.has(id)),
  ])
}

/** Checks entries off, or takes that back. */
export function setChecked(list: Entries, ids: readonly string[], isChecked: boolean): ShoppingEntry[] {
  return list.map((entry) => (ids.includes(entry.id) ? { ...entry, checked: isChecked } : entry))
}

/** Takes entries away. */
export const removeEntries = (list: Entries, ids: readonly string[]): ShoppingEntry[] =>
  list.filter(({ id }) => !ids.includes(id))

/** Takes a recipe's entries away. */
export const removeRecipe = (list: Entries, recipeId: number): ShoppingEntry[] =>
  list.filter((entry) => entry.recipeId !== recipeId)

/** Takes away what is checked off. */
export const removeChecked = (list: Entries): ShoppingEntry[] => list.filter((entry) => !entry.checked)

/** How much is left to buy: the number beside the list's name. */
export const leftToBuy = (list: Entries): number => list.filter((entry) => !entry.checked).length
