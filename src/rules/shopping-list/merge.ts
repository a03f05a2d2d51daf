import type { ShoppingEntry } from './entry'
import { sameAmount } from './list'

type Entries = readonly ShoppingEntry[]
type BaseEntry = ShoppingEntry | undefined

/** Three-way merge of an entry that both sides have: a change wins over no change, and of two changes the one of this device. */
function mergeEntry(base: BaseEntry, mine: ShoppingEntry, theirs: ShoppingEntry): ShoppingEntry {
  // Added on both sides: it is bought when it is checked on either.
  if (!base) return { ...mine, checked: mine.checked || theirs.checked }
  return {
    ...(sameAmount(mine, base) ? theirs : mine),
    checked: mine.checked === base.checked ? theirs.checked : mine.checked,
  }
}

/** Whether an entry that only one side has stays: it is new, or its amount was changed after the other side removed it. */
const isRetained = (base: BaseEntry, entry: ShoppingEntry) => !base || !sameAmount(entry, base)

/**
 * Merges two versions of one list.
 * @param base the last common version
 * @returns their entries in their order, then those that only this device has
 */
export function mergeLists(base: Entries, mine: Entries, theirs: Entries): ShoppingEntry[] {
  const baseById = new Map(base.map((entry) => [entry.id, entry]))
  const mineById = new Map(mine.map((entry) => [entry.id, entry]))
  const theirIds = new Set(theirs.map(({ id }) => id))
  const shared = theirs.flatMap((entry) => {
    const baseEntry = baseById.get(entry.id)
    const mineEntry = mineById.get(entry.id)
    if (mineEntry) return [mergeEntry(baseEntry, mineEntry, entry)]
    return isRetained(baseEntry, entry) ? [entry] : []
  })
  return [...shared, ...mine.filter((entry) => !theirIds.has(entry.id) && isRetained(baseById.get(entry.id), entry))]
}
