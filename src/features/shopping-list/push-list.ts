import type { ShoppingEntry } from '@/rules/shopping-list/entry'
import { fitToLimits } from '@/rules/shopping-list/list'
import { mergeLists } from '@/rules/shopping-list/merge'

type Entries = readonly ShoppingEntry[]

/** A kept list as the call answers with it. */
export type ServerList = { kept: boolean; version: number; entries: ShoppingEntry[] }

/** What a device knows: its own list, and the kept one as it last saw it. */
export type PendingChanges = { mine: Entries; base: Entries; version: number }

/**
 * Sends a list. @returns what is kept now, `conflict` where another device was first; null without a line; refused
 * where sending it again would not help
 */
export type SendList = (
  version: number,
  entries: Entries,
) => Promise<{ conflict: boolean; list: ServerList } | 'rejected' | null>

/** With so many other devices at once there is something else wrong. */
const MAX_ATTEMPTS = 5

/** Two lists may hold more than one does: then what is bought goes first. */
function mergeWithinLimits({ base, mine }: PendingChanges, theirs: Entries): Entries {
  const combined = mergeLists(base, mine, theirs)
  return fitToLimits(
    fitToLimits(combined).full ? combined.toSorted((a, b) => Number(a.checked) - Number(b.checked)) : combined,
  ).list
}

/**
 * Brings a device's list to the account: sends it, and where another device was first puts both together and
 * sends that. DESIGN 7.
 * @returns the list of both as it is kept now; one that is kept no more (`kept` false) leaves the device its own;
 * null where the server cannot be reached: nothing is lost, and the next try takes up here; refused as for sending
 */
export async function pushList(
  { base, mine, version }: PendingChanges,
  send: SendList,
): Promise<ServerList | 'rejected' | null> {
  let pending: PendingChanges = { base, mine, version }
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const result = await send(pending.version, pending.mine)
    if (!result || result === 'rejected') return result
    const { conflict, list } = result
    if (!conflict) return list
    if (!list.kept) return { ...list, entries: [...pending.mine] }
    pending = { base: list.entries, mine: mergeWithinLimits(pending, list.entries), version: list.version }
  }
  return null
}
