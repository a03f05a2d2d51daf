import { storedEntry, storeEntry } from '@/platform/session/session-entries'
import type { ShoppingEntry } from '@/rules/shopping-list/entry'

type Entries = readonly ShoppingEntry[]

/** A user's list as a tab has it. */
export type StoredList = {
  entries: Entries
  /** The account's list as this browser last saw it, if syncing is on. Version 0: not sent yet. */
  kept: { version: number; base: Entries } | null
}

/** Not one of the session cache entries: a synced list is also stored here, to be read offline. */
const SYNCED_LIST_KEY = 'ebs-kept-list'
/** The scope and cache of the service worker that serves the list offline: public/shopping-list-worker.js. */
export const WORKER_SCOPE = '/shopping-list'
export const WORKER_CACHE = 'ebs-shopping-list'

/** Validated by hand, since zod would add 5 kB to every page and only our own code writes here. */
export function parseList(value: unknown): StoredList | null {
  const list = value as Partial<StoredList> | null | undefined
  if (typeof list !== 'object' || !Array.isArray(list?.entries)) return null
  const isComplete = Number.isSafeInteger(list.kept?.version) && Array.isArray(list.kept?.base)
  return { entries: list.entries, kept: isComplete ? (list.kept ?? null) : null }
}

/** The user whose synced list is stored in this browser; null if none is. */
export const syncedListOwner = (): number | null => readSyncedList()?.owner ?? null

/** A user's stored list: the synced one of this browser, or this tab's; null if there is none. */
export function storedList(userId: number): StoredList | null {
  const kept = readSyncedList()
  if (kept?.owner === userId) return kept.list
  const list = parseList(storedEntry('shoppingList', userId)?.data)
  // Syncing was switched off, here or in another tab, so the list belongs to this tab only.
  return list && { ...list, kept: null }
}

/** Stores a list for this tab, and for this browser if syncing is on. */
export function saveList(userId: number, list: StoredList): void {
  storeEntry('shoppingList', userId, { data: list, updatedAtMs: Date.now() })
  withStorage((storage) => {
    if (list.kept) storage.setItem(SYNCED_LIST_KEY, JSON.stringify({ owner: userId, list }))
    else if (syncedListOwner() === userId) storage.removeItem(SYNCED_LIST_KEY)
  })
}

/** Removes the synced list from this browser, and the cached page that shows it. */
export function clearSyncedList(): void {
  withStorage((storage) => storage.removeItem(SYNCED_LIST_KEY))
  if ('caches' in window) void caches.delete(WORKER_CACHE).catch(() => false)
  void navigator.serviceWorker
    ?.getRegistration(WORKER_SCOPE)
    .then((registration) => registration?.unregister())
    .catch(() => false)
}

function readSyncedList(): { owner: number; list: StoredList } | null {
  const value = withStorage((storage) => JSON.parse(storage.getItem(SYNCED_LIST_KEY) ?? 'null') as unknown)
  const { list, owner } = (value ?? {}) as { owner?: unknown; list?: unknown }
  const parsed = parseList(list)
  return parsed?.kept && typeof owner === 'number' ? { owner, list: parsed } : null
}

/** A browser may block storage or have none left, and the entry may be malformed: then nothing is stored or read. */
function withStorage<T>(action: (storage: Storage) => T): T | undefined {
  try {
    return action(window.localStorage)
  } catch {
    return undefined
  }
}
