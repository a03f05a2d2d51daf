import { storedEntry, storeEntry } from '@/features/session/session-entries'
import type { ShoppingEntry } from '@/rules/shopping-list/entry'

type Entries = readonly ShoppingEntry[]

/** A person's list as a tab has it. */
export type StoredList = {
  entries: Entries
  /** The list in the account as this browser last saw it, where the member keeps it there. Version 0: not sent yet. */
  kept: { version: number; base: Entries } | null
}

/** No cache entry of SPEC 9: a member who keeps the list has it here too, to read where there is no line. */
const SYNCED_LIST_KEY = 'ebs-kept-list'
/** Pages of the list for when there is no line: public/shopping-list-worker.js. */
export const WORKER_SCOPE = '/shopping-list'
export const WORKER_CACHE = 'ebs-shopping-list'

/** Judged by hand: zod would cost every page 5 kB, and only our own code writes here. */
export function parseList(value: unknown): StoredList | null {
  const list = value as Partial<StoredList> | null | undefined
  if (typeof list !== 'object' || !Array.isArray(list?.entries)) return null
  const isComplete = Number.isSafeInteger(list.kept?.version) && Array.isArray(list.kept?.base)
  return { entries: list.entries, kept: isComplete ? (list.kept ?? null) : null }
}

/** Whose list this browser keeps; null for nobody's. */
export const syncedListOwner = (): number | null => readSyncedList()?.owner ?? null

/** What this browser has of a person's list: what it keeps, else what this tab has; null for neither. */
export function storedList(userId: number): StoredList | null {
  const kept = readSyncedList()
  if (kept?.owner === userId) return kept.list
  const list = parseList(storedEntry('shoppingList', userId)?.data)
  // Kept no more, here or by another tab: then it is this tab's own.
  return list && { ...list, kept: null }
}

/** Keeps a list for this tab, and for this browser where the member has asked for that. SPEC 9 */
export function saveList(userId: number, list: StoredList): void {
  storeEntry('shoppingList', userId, { data: list, updatedAtMs: Date.now() })
  withStorage((storage) => {
    if (list.kept) storage.setItem(SYNCED_LIST_KEY, JSON.stringify({ owner: userId, list }))
    else if (syncedListOwner() === userId) storage.removeItem(SYNCED_LIST_KEY)
  })
}

/** Takes what this browser keeps away, the page that shows it too. */
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

/** A browser may refuse storage or have none left, and what is there may be broken: then nothing is kept. */
function withStorage<T>(action: (storage: Storage) => T): T | undefined {
  try {
    return action(window.localStorage)
  } catch {
    return undefined
  }
}
