import { readUser } from './session-user'
import type { SessionUser } from './viewer.server'

/**
 * The session cache entries (docs/product.md#numbers): these six and no others, in the session storage of this tab.
 * `user` has a fixed key, since it identifies the owner of the others; their keys contain the user id, and another
 * user's are never read.
 */
export const SESSION_ENTRIES = {
  user: 'ebs-session:user',
  favourites: 'ebs-session:favourites',
  milestones: 'ebs-session:milestones',
  watchedMovements: 'ebs-session:watched-movements',
  shoppingList: 'ebs-session:shopping-list',
  recipeRatings: 'ebs-session:recipe-ratings',
} as const
export type PersonalEntryName = Exclude<keyof typeof SESSION_ENTRIES, 'user'>

/** A stored entry: the data, and when it was updated (milliseconds since the epoch). */
export type Entry = { data: unknown; updatedAtMs: number }

const personalKey = (name: PersonalEntryName, userId: number) => `${SESSION_ENTRIES[name]}:${userId}`

/** The user of this tab's last page, or null. */
export function storedUser(): SessionUser | null {
  return readUser(read(SESSION_ENTRIES.user))
}

/** Stores the user for the next page of this tab, and clears the entries of another user. */
export function storeUser(user: SessionUser): void {
  if (storedUser()?.id !== user.id) clearEntries()
  write(SESSION_ENTRIES.user, user)
}

/** A user's stored entry; undefined if there is none. The data is not validated. */
export function storedEntry(name: PersonalEntryName, userId: number): Entry | undefined {
  const entry = read(personalKey(name, userId)) as Partial<Entry> | null | undefined
  if (typeof entry?.updatedAtMs !== 'number') return undefined
  return { data: entry.data, updatedAtMs: entry.updatedAtMs }
}

/** Stores a user's entry for the next page of this tab. */
export function storeEntry(name: PersonalEntryName, userId: number, entry: Entry): void {
  write(personalKey(name, userId), entry)
}

/** Removes a user's stored entry. */
export function clearEntry(name: PersonalEntryName, userId: number): void {
  withStorage((storage) => storage.removeItem(personalKey(name, userId)))
}

/** Removes all six for every user: on sign-out and change of user. */
export function clearEntries(): void {
  withStorage((storage) => {
    const names = Object.values(SESSION_ENTRIES)
    const ownKeys = Object.keys(storage).filter((key) =>
      names.some((name) => key === name || key.startsWith(`${name}:`)),
    )
    for (const key of ownKeys) storage.removeItem(key)
  })
}

/** Clears the entries if the cookie clearSessionCache=1 is set, and expires the cookie. */
export function clearOnCookie(): void {
  if (!/(^|;\s*)clearSessionCache=1(;|$)/.test(document.cookie)) return
  clearEntries()
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not available in all browsers yet
  document.cookie = 'clearSessionCache=; Path=/; Max-Age=0'
}

function read(key: string): unknown {
  return withStorage((storage) => JSON.parse(storage.getItem(key) ?? 'null'))
}

function write(key: string, value: unknown): void {
  withStorage((storage) => storage.setItem(key, JSON.stringify(value)))
}

/** A browser may block storage or have none left, and an entry may be malformed: then nothing is stored or read. */
function withStorage<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(window.sessionStorage)
  } catch {
    return undefined
  }
}
