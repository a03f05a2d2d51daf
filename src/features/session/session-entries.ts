import { readUser } from './session-user'
import type { SessionUser } from './viewer'

/**
 * The session cache entries of SPEC 9: these six and no others, in this tab only, gone with
 * it. `user` stands under a known name, since it says whose the others are; the others carry
 * the person's id in their name, and one that is not this person's is never read.
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

/** A personal entry: what was read, and when (milliseconds since the epoch). */
export type Entry = { data: unknown; updatedAtMs: number }

const personalKey = (name: PersonalEntryName, userId: number) => `${SESSION_ENTRIES[name]}:${userId}`

/** The user of this tab's last page; null without one. */
export function storedUser(): SessionUser | null {
  return readUser(read(SESSION_ENTRIES.user))
}

/** Keeps the user for the next page of this tab; entries of anybody else go. SPEC 4. */
export function storeUser(user: SessionUser): void {
  if (storedUser()?.id !== user.id) clearEntries()
  write(SESSION_ENTRIES.user, user)
}

/** What is kept of a person under a name; undefined without it. The data is as unknown as any from outside. */
export function storedEntry(name: PersonalEntryName, userId: number): Entry | undefined {
  const entry = read(personalKey(name, userId)) as Partial<Entry> | null | undefined
  if (typeof entry?.updatedAtMs !== 'number') return undefined
  return { data: entry.data, updatedAtMs: entry.updatedAtMs }
}

/** Keeps something of a person for the next page of this tab. */
export function storeEntry(name: PersonalEntryName, userId: number, entry: Entry): void {
  write(personalKey(name, userId), entry)
}

/** Removes what is kept of a person under a name. */
export function clearEntry(name: PersonalEntryName, userId: number): void {
  withStorage((storage) => storage.removeItem(personalKey(name, userId)))
}

/** Removes all six, whoever they belong to. SPEC 4: on logout and change of user. */
export function clearEntries(): void {
  withStorage((storage) => {
    const names = Object.values(SESSION_ENTRIES)
    const ownKeys = Object.keys(storage).filter((key) =>
      names.some((name) => key === name || key.startsWith(`${name}:`)),
    )
    for (const key of ownKeys) storage.removeItem(key)
  })
}

/** SPEC 4: a cookie clearSessionCache=1 removes what is stored, and expires. */
export function clearOnCookie(): void {
  if (!/(^|;\s*)clearSessionCache=1(;|$)/.test(document.cookie)) return
  clearEntries()
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
  document.cookie = 'clearSessionCache=; Path=/; Max-Age=0'
}

function read(key: string): unknown {
  return withStorage((storage) => JSON.parse(storage.getItem(key) ?? 'null'))
}

function write(key: string, value: unknown): void {
  withStorage((storage) => storage.setItem(key, JSON.stringify(value)))
}

/** A browser may refuse storage or have none left, and what is there may be broken: then nothing is kept. */
function withStorage<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(window.sessionStorage)
  } catch {
    return undefined
  }
}
