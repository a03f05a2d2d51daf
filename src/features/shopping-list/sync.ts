import type { ShoppingEntry } from '@/rules/shopping-list/entry'
import { fitting } from '@/rules/shopping-list/list'
import { merged } from '@/rules/shopping-list/merge'

type Entries = readonly ShoppingEntry[]

/** A kept list as the call answers with it. */
export type Kept = { kept: boolean; version: number; entries: ShoppingEntry[] }

/** What a device knows: its own list, and the kept one as it last saw it. */
export type Known = { mine: Entries; base: Entries; version: number }

/**
 * Sends a list. @returns what is kept now, `conflict` where another device was first; null without a line; refused
 * where sending it again would not help
 */
export type SendList = (
  version: number,
  entries: Entries,
) => Promise<{ conflict: boolean; list: Kept } | 'refused' | null>

/** With so many other devices at once there is something else wrong. */
const MAX_TRIES = 5

/** Two lists may hold more than one does: then what is bought goes first. */
function together({ base, mine }: Known, theirs: Entries): Entries {
  const all = merged(base, mine, theirs)
  return fitting(fitting(all).full ? all.toSorted((a, b) => Number(a.checked) - Number(b.checked)) : all).list
}

/**
 * Brings a device's list to the account: sends it, and where another device was first puts both together and
 * sends that. DESIGN 7.
 * @returns the list of both as it is kept now; one that is kept no more (`kept` false) leaves the device its own;
 * null where the server cannot be reached: nothing is lost, and the next try takes up here; refused as for sending
 */
export async function syncList({ base, mine, version }: Known, send: SendList): Promise<Kept | 'refused' | null> {
  let known: Known = { base, mine, version }
  for (let turn = 0; turn < MAX_TRIES; turn += 1) {
    const answer = await send(known.version, known.mine)
    if (!answer || answer === 'refused') return answer
    const { conflict, list } = answer
    if (!conflict) return list
    if (!list.kept) return { ...list, entries: [...known.mine] }
    known = { base: list.entries, mine: together(known, list.entries), version: list.version }
  }
  return null
}
