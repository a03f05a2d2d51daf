import type { ShoppingEntry } from './entry'
import { sameAmount } from './list'

type Entries = readonly ShoppingEntry[]
type Known = ShoppingEntry | undefined

/** What both sides have: what a side has changed since they parted counts; of two changes the one of this device. */
function both(base: Known, mine: ShoppingEntry, theirs: ShoppingEntry): ShoppingEntry {
  // Both have added it: whoever has checked it off has bought it.
  if (!base) return { ...mine, checked: mine.checked || theirs.checked }
  return {
    ...(sameAmount(mine, base) ? theirs : mine),
    checked: mine.checked === base.checked ? theirs.checked : mine.checked,
  }
}

/** What one side has and the other has not: new, or taken away there. A new amount here says that it is wanted. */
const stays = (base: Known, entry: ShoppingEntry) => !base || !sameAmount(entry, base)

/**
 * Puts together what two devices have made of one list.
 * @param base the list as both last knew it
 * @returns theirs in its order, then what only this device has
 */
export function merged(base: Entries, mine: Entries, theirs: Entries): ShoppingEntry[] {
  const known = new Map(base.map((entry) => [entry.id, entry]))
  const own = new Map(mine.map((entry) => [entry.id, entry]))
  const other = new Set(theirs.map(({ id }) => id))
  const shared = theirs.flatMap((entry) => {
    const was = known.get(entry.id)
    const here = own.get(entry.id)
    if (here) return [both(was, here, entry)]
    return stays(was, entry) ? [entry] : []
  })
  return [...shared, ...mine.filter((entry) => !other.has(entry.id) && stays(known.get(entry.id), entry))]
}
