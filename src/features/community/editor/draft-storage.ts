import type { EditorBody } from './editor-body'

/** What a person has written and not posted. */
export type DraftContent = { title: string; board: string; body: EditorBody | null }

/** A draft on this device, with the number that the server has given it. */
export type StoredDraft = { content: DraftContent; id: number | null }

const keyOf = (userId: number, place: string) => `ebs-draft:${userId}:${place}`

/**
 * The copy of a draft on this device, in local storage: it holds only what the server does not have, and outlives the
 * tab. Another person's are never read.
 * @param place what is written, such as `topic:7`
 */
export const draftStorage = {
  read(userId: number, place: string): StoredDraft | null {
    return withStorage((storage) => {
      const stored: unknown = JSON.parse(storage.getItem(keyOf(userId, place)) ?? 'null')
      return isStoredDraft(stored) ? stored : null
    }, null)
  },
  /** @returns whether it is stored */
  write(userId: number, place: string, draft: StoredDraft): boolean {
    return withStorage((storage) => {
      storage.setItem(keyOf(userId, place), JSON.stringify(draft))
      return true
    }, false)
  },
  remove(userId: number, place: string): void {
    withStorage((storage) => storage.removeItem(keyOf(userId, place)), undefined)
  },
}

function isStoredDraft(value: unknown): value is StoredDraft {
  const { content, id } = (value ?? {}) as Partial<StoredDraft>
  if (id !== null && typeof id !== 'number') return false
  if (typeof content?.title !== 'string' || typeof content.board !== 'string') return false
  return content.body === null || Array.isArray(content.body?.root?.children)
}

/** A browser may block storage or have none left, and an entry may be malformed. */
function withStorage<T>(use: (storage: Storage) => T, otherwise: T): T {
  try {
    return use(window.localStorage)
  } catch {
    return otherwise
  }
}
