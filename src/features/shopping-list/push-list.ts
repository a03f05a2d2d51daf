import type { ShoppingEntry } from '@/rules/shopping-list/entry'
import { fitToLimits } from '@/rules/shopping-list/list'
import { mergeLists } from '@/rules/shopping-list/merge'
import type { SyncedList } from './synced-list.server'

type Entries = readonly ShoppingEntry[]

/** A synced list as the call returns it. */
export type ServerList = SyncedList

/** What a device knows: its own list, and the account's as it last saw it. */
export type PendingChanges = { mine: Entries; base: Entries; version: number }

/**
 * Sends a list. @returns the saved list, with `conflict` the one of another device that was saved first; null if
 * offline; `rejected` if a retry would not help
 */
export type SendList = (
  version: number,
  entries: Entries,
) => Promise<{ conflict: boolean; list: ServerList } | 'rejected' | null>

/** More conflicts in a row than this mean that something else is wrong. */
const MAX_ATTEMPTS = 5

/** Merges two lists within the maximum length; bought items are dropped first. */
function mergeWithinLimits({ base, mine }: PendingChanges, theirs: Entries): Entries {
  const combined = mergeLists(base, mine, theirs)
  return fitToLimits(
    fitToLimits(combined).full ? combined.toSorted((a, b) => Number(a.checked) - Number(b.checked)) : combined,
  ).list
}

/**
 * Sends a device's list to the account; on a conflict it merges the other device's list and sends again.
 * @returns the merged list as saved; with `kept` false syncing was switched off, and the device keeps its own list;
 * null if the server is unreachable: nothing is lost, and the next attempt continues; `rejected` as for sending
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
