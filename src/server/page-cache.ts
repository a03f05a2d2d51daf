import type { Audience } from '@/rules/audience'
import { pageTag } from '@/rules/cache-tags'
import { cacheControlFor, FinishedPage, type Rendered } from './finished-page'
import type { Freshness } from './freshness'
import type { PageAddress, Payload } from './navigation'
import type { RenderContext } from './shared'
import { isShareable, isStorable, statusOf } from './storable'
import { TaggedCache } from './tagged-cache'

const DEFAULT_PAGE_CACHE_BYTES = 64 * 1_024 * 1_024

/** Renders a page anew, for nobody in particular. Rejects when the renderer itself breaks. */
export type RenderPage = (address: PageAddress, context: RenderContext) => Promise<Rendered>

/** A page for everyone who asked, or the word that this answer is for one reader alone. */
export type Outcome = { kind: 'page'; page: FinishedPage } | { kind: 'personal' }

type Flight = { outcome: Promise<Outcome>; generation: number }

/** The one key of a page; no path, payload name or audience has a line break. */
export function keyOf(audience: Audience, path: string, payload: Payload): string {
  return `${audience}\n${payload}\n${path}`
}

/**
 * Finished pages in memory, until something that they were made from changes. One render serves all who wait for it;
 * a reader who asks after an expiry never gets a render that began before it.
 */
export class PageCache {
  readonly #render: RenderPage
  readonly #freshness: Freshness
  readonly #flights = new Map<string, Flight>()
  readonly #pages: TaggedCache<FinishedPage>

  constructor(
    render: RenderPage,
    freshness: Freshness,
    { maxBytes = DEFAULT_PAGE_CACHE_BYTES }: { maxBytes?: number } = {},
  ) {
    this.#render = render
    this.#freshness = freshness
    this.#pages = new TaggedCache(maxBytes)
  }

  /** Bytes held. */
  get bytes(): number {
    return this.#pages.bytes
  }

  /** A finished page, if there is one. @param key from {@link keyOf} */
  peek(key: string): FinishedPage | undefined {
    return this.#pages.get(key)?.value
  }

  /** Drops what was made from one of these tags. What is being rendered now reaches only those who wait already. */
  drop(tags: readonly string[]): void {
    this.#pages.drop(tags)
  }

  /** Counts a page anew after it gained an encoding; a page that was dropped meanwhile stays dropped. */
  recount(key: string, page: FinishedPage): void {
    const entry = this.#pages.peek(key)
    if (entry?.value === page) this.#pages.set(key, page, { bytes: page.bytes, tags: entry.tags })
  }

  /**
   * The page, from memory, from a render under way, or rendered now. Rejects when the render broke.
   * @param resolved the context in which it was decided that this page is the answer: what that was decided from
   *   belongs to what the page is made from
   */
  read(address: PageAddress, resolved: RenderContext = this.#freshness.begin()): Promise<Outcome> {
    const key = keyOf(address.audience, address.path, address.payload)
    const page = this.#pages.get(key)?.value
    if (page) return Promise.resolve({ kind: 'page', page })
    const underWay = this.#flights.get(key)
    return underWay?.generation === this.#freshness.generation ? underWay.outcome : this.#depart(key, address, resolved)
  }

  #depart(key: string, address: PageAddress, { generation, tags }: RenderContext): Promise<Outcome> {
    const context: RenderContext = { generation, led: false, tags: new Set([...tags, pageTag(address.path)]) }
    const flight: Flight = { generation: context.generation, outcome: this.#fly(key, address, context) }
    this.#flights.set(key, flight)
    const land = () => {
      if (this.#flights.get(key) === flight) this.#flights.delete(key)
    }
    flight.outcome.then(land, land)
    return flight.outcome
  }

  async #fly(key: string, address: PageAddress, context: RenderContext): Promise<Outcome> {
    let rendered = await this.#render(address, context)
    // Next gives all who ask for a path at once the outcome of the first, which may have begun
    // before an expiry that this reader knows of. Then we ask again: whatever is under way by
    // now began after this reader asked.
    if (!context.led && isShareable(rendered)) rendered = await this.#render(address, context)
    if (!isShareable(rendered)) return { kind: 'personal' }
    const storable = isStorable(rendered, address)
    const page = new FinishedPage(
      { ...rendered, status: statusOf(address.path, rendered.status) },
      storable ? cacheControlFor(address.audience) : 'private, no-store',
    )
    // Only a render that asked the route store has learned what the page was made from.
    if (storable && context.led && this.#freshness.isCurrent(context)) {
      this.#pages.set(key, page, { bytes: page.bytes, tags: context.tags })
    }
    return { kind: 'page', page }
  }
}
