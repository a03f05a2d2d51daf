import { LIST_LIMITS, type ShoppingEntry } from './entry'
import { nameKey } from './names'

type Entries = readonly ShoppingEntry[]

export const sameAmount = (a: ShoppingEntry, b: ShoppingEntry): boolean =>
  a.quantity === b.quantity && a.unit === b.unit

/** The size of an entry in JSON, with its comma. */
const bytesOf = (entry: ShoppingEntry) => new TextEncoder().encode(JSON.stringify(entry)).length + 1

/** Cuts a list to the limits. `full` is true when entries were cut. */
export function fitToLimits(list: Entries): { list: ShoppingEntry[]; full: boolean } {
  let bytes = 0
  const end = list.findIndex((entry, index) => {
    bytes += bytesOf(entry)
    return index === LIST_LIMITS.entries || bytes > LIST_LIMITS.bytes
  })
  return end === -1 ? { list: [...list], full: false } : { list: list.slice(0, end), full: true }
}

/**
 * Adds entries to a list. An existing entry gets the new amount, and stays checked only if the amount is the same.
 * `full` is true when entries were cut because they do not fit.
 */
export function addEntries(list: Entries, more: Entries): { list: ShoppingEntry[]; full: boolean } {
  const entries = new Map(list.map((entry) => [entry.id, entry]))
  for (const entry of more) {
    const existing = entries.get(entry.id)
    entries.set(entry.id, existing && sameAmount(existing, entry) ? { ...entry, checked: existing.checked } : entry)
  }
  return fitToLimits([...entries.values()])
}

/** Undoes a removal: restores the removed entries in their old places; entries added or changed since then stay. */
export function restoreEntries(list: Entries, previous: Entries): { list: ShoppingEntry[]; full: boolean } {
  const now = new Map(list.map((entry) => [entry.id, entry]))
  const existing = new Set(previous.map(({ id }) => id))
  return fitToLimits([
    ...previous.map((entry) => now.get(entry.id) ?? entry),
    ...list.filter(({ id }) => !existing.has(id)),
  ])
}

/** Checks or unchecks entries. */
export function setChecked(list: Entries, ids: readonly string[], isChecked: boolean): ShoppingEntry[] {
  return list.map((entry) => (ids.includes(entry.id) ? { ...entry, checked: isChecked } : entry))
}

/** Removes entries. */
export const removeEntries = (list: Entries, ids: readonly string[]): ShoppingEntry[] =>
  list.filter(({ id }) => !ids.includes(id))

/** Removes a recipe's entries. */
export const removeRecipe = (list: Entries, recipeId: number): ShoppingEntry[] =>
  list.filter((entry) => entry.recipeId !== recipeId)

/** Removes the checked entries. */
export const removeChecked = (list: Entries): ShoppingEntry[] => list.filter((entry) => !entry.checked)

/** What is not checked. Entries of one ingredient, as of two recipes, are one thing: the first of them, without an amount. */
export function leftToBuy(list: Entries): ShoppingEntry[] {
  const things = new Map<string, ShoppingEntry>()
  for (const entry of list.filter(({ checked }) => !checked)) {
    const key = nameKey(entry.name)
    const first = things.get(key)
    things.set(key, first ? { ...first, quantity: '', unit: '' } : entry)
  }
  return [...things.values()]
}
