import { LRUCache } from 'lru-cache'

/** An entry's key, the entry itself and its place in the cache. */
const ENTRY_BYTES = 512
/** A tag is a short string of its own, or one that other entries hold too. */
const TAG_BYTES = 48

export type TaggedEntry<Value> = { readonly value: Value; readonly tags: readonly string[] }

/**
 * Values in memory, each with the tags of what it was made from: an expiry of one of them drops it at once. Bounded in
 * bytes, the entries with them, least recently used out first.
 */
export class TaggedCache<Value> {
  readonly #entries: LRUCache<string, TaggedEntry<Value>>

  constructor(maxBytes: number) {
    this.#entries = new LRUCache({ maxSize: maxBytes })
  }

  /** Bytes held, as estimated. */
  get bytes(): number {
    return this.#entries.calculatedSize
  }

  /** How many values are held. */
  get size(): number {
    return this.#entries.size
  }

  get(key: string): TaggedEntry<Value> | undefined {
    return this.#entries.get(key)
  }

  /** The same, without counting as a use. */
  peek(key: string): TaggedEntry<Value> | undefined {
    return this.#entries.peek(key)
  }

  /** @param bytes of the value alone; one that is larger than the whole cache is not stored */
  set(key: string, value: Value, { bytes, tags }: { bytes: number; tags: Iterable<string> }): void {
    const entry = { value, tags: [...tags] }
    this.#entries.set(key, entry, { size: ENTRY_BYTES + key.length + TAG_BYTES * entry.tags.length + bytes })
  }

  /**
   * Drops what was made from one of these tags. It looks through all entries: an expiry is rare, and an index from each
   * tag to its entries would take more memory than the look takes time (1 ms for 5,000 entries).
   */
  drop(tags: Iterable<string>): void {
    const expired = new Set(tags)
    for (const [key, entry] of [...this.#entries.entries()]) {
      if (entry.tags.some((tag) => expired.has(tag))) this.#entries.delete(key)
    }
  }

  clear(): void {
    this.#entries.clear()
  }
}
