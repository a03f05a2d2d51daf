import 'server-only'
import { LRUCache } from 'lru-cache'
import { shared } from '@/server/shared'

/** Items over all lists kept, such as the 2,000 recipes of a large site for each audience: a card takes about 2 kB. */
const MAX_ITEMS = 20_000

type Kept = { generation: number; items: Promise<readonly unknown[]> }

const lists = new LRUCache<string, Kept>({ max: MAX_ITEMS, maxSize: MAX_ITEMS, sizeCalculation: () => 1 })

/**
 * Reads a list, or gives the one that was read since the last publish. Readers who ask
 * meanwhile share the read. The request's generation counts publishes, so what was read
 * before one is given to nobody who asks after it; without a server nothing is kept.
 *
 * What is kept records no tags: the caller does, on every call.
 * @param key names everything that the list depends on, the audience included
 */
export async function kept<T>(key: string, read: () => Promise<T[]>): Promise<T[]> {
  const generation = shared().server?.render.getStore()?.generation
  if (generation === undefined) return read()
  const known = lists.get(key)
  if (known?.generation === generation) return [...((await known.items) as readonly T[])]
  const items = read()
  const entry: Kept = { generation, items }
  lists.set(key, entry)
  try {
    const list = await items
    // Counted by its length from here on, unless a later publish has replaced it.
    if (lists.peek(key) === entry) lists.set(key, entry, { size: list.length + 1 })
    return [...list]
  } catch (error) {
    if (lists.peek(key) === entry) lists.delete(key)
    throw error
  }
}
