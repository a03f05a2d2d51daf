import type { ShoppingEntry } from './entry'
import { sameAmount } from './list'

type Entries = readonly ShoppingEntry[]
type BaseEntry = ShoppingEntry | undefined

/** What both sides have: what a side has changed since they parted counts; of two changes the one of this device. */
function mergeEntry(base: BaseEntry, mine: ShoppingEntry, theirs: ShoppingEntry): ShoppingEntry {
  // Both have added it: whoever has checked it off has bought it.
  if (!base) return { ...mine, checked: mine.checked || theirs.checked }
  return {
    ...(sameAmount(mine, base) ? theirs : mine),
    checked: mine.checked === base.checked ? theirs.checked : mine.checked,
  }
}

/** What one side has and the other has not: new, or taken away there. A new amount here says that it is wanted. */
const isRetained = (base: BaseEntry, entry: ShoppingEntry) => !base || !sameAmount(entry, base)

/**
 * Puts together what two devices have made of one list.
 * @param base the list as both last knew it
 * @returns theirs in its order, then what only this device has
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
