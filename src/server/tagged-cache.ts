import { LRUCache } from 'lru-cache'

/** Overhead of an entry: its key, object and place in the cache. */
const ENTRY_BYTES = 512
/** A tag is a short string, often shared with other entries. */
const TAG_BYTES = 48

export type TaggedEntry<Value> = { readonly value: Value; readonly tags: readonly string[] }

/**
 * An LRU cache of values with tags, limited in bytes including its own overhead. Dropping a tag drops its values.
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

  /** @param bytes of the value without overhead; a value larger than the whole cache is not stored */
  set(key: string, value: Value, { bytes, tags }: { bytes: number; tags: Iterable<string> }): void {
    const entry = { value, tags: [...tags] }
    this.#entries.set(key, entry, { size: ENTRY_BYTES + key.length + TAG_BYTES * entry.tags.length + bytes })
  }

  /**
   * Drops values with one of these tags. It scans all entries (1 ms for 5,000): expiries are rare, and an index from
   * tags to entries would cost memory.
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
