import { pageTag } from '@/rules/cache-tags'
import type { RenderContext } from '@/runtime/render-context'

/** How many expired tags are tracked. Beyond it, every render in progress counts as outdated. */
const MAX_TRACKED_TAGS = 10_000

/** Counts expiries and tells which renders are outdated, because a tag they read has expired since they began. */
export class Invalidation {
  #epoch = 0
  /** Renders that began before this epoch are outdated, whatever they read. */
  #minEpoch = 0
  readonly #expiryEpochs = new Map<string, number>()

  /** Grows by one with every expiry. */
  get epoch(): number {
    return this.#epoch
  }

  /** A context for a render that begins now. @param page the page, when a page is rendered */
  createContext(page?: { path: string }): RenderContext {
    return { epoch: this.#epoch, tags: new Set(page ? [pageTag(page.path)] : []), hitRouteStore: false }
  }

  /** Marks the renders in progress that have read one of these tags as outdated. */
  expire(tags: readonly string[]): void {
    this.#epoch += 1
    if (this.#expiryEpochs.size + tags.length > MAX_TRACKED_TAGS) {
      this.#expiryEpochs.clear()
      this.#minEpoch = this.#epoch
    }
    for (const tag of tags) this.#expiryEpochs.set(tag, this.#epoch)
  }

  /** Whether no tag that this render has read has expired since it began. */
  isCurrent(context: RenderContext, tags: Iterable<string> = context.tags): boolean {
    if (context.epoch < this.#minEpoch) return false
    for (const tag of tags) if ((this.#expiryEpochs.get(tag) ?? 0) > context.epoch) return false
    return true
  }
}
