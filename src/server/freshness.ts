import { pageTag } from '@/rules/cache-tags'
import type { RenderContext } from './shared'

/** Tags remembered one by one. Beyond it, every render now under way counts as outdated. */
const MAX_TAGS = 10_000

/** Counts expiries, and says which renders they have overtaken. DESIGN 4.3. */
export class Freshness {
  #generation = 0
  /** Renders that began before this generation are outdated, whatever they read. */
  #floor = 0
  readonly #expiredAt = new Map<string, number>()

  /** Grows by one with every expiry. */
  get generation(): number {
    return this.#generation
  }

  /** A context for a render that begins now. @param page the page that is rendered, if it is one */
  begin(page?: { path: string }): RenderContext {
    return { generation: this.#generation, tags: new Set(page ? [pageTag(page.path)] : []), led: false }
  }

  /** From here on, renders that have read one of these tags are outdated. */
  expire(tags: readonly string[]): void {
    this.#generation += 1
    if (this.#expiredAt.size + tags.length > MAX_TAGS) {
      this.#expiredAt.clear()
      this.#floor = this.#generation
    }
    for (const tag of tags) this.#expiredAt.set(tag, this.#generation)
  }

  /** Whether nothing that this render has read was expired since it began. */
  isCurrent(context: RenderContext, tags: Iterable<string> = context.tags): boolean {
    if (context.generation < this.#floor) return false
    for (const tag of tags) if ((this.#expiredAt.get(tag) ?? 0) > context.generation) return false
    return true
  }
}
