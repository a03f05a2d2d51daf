import { LRUCache } from 'lru-cache'
import type { Audience } from '@/rules/audience'
import { cacheControlFor, FinishedPage, type Rendered } from './finished-page'
import type { Freshness } from './freshness'
import type { PageAddress, Payload } from './navigation'
import type { RenderContext } from './shared'
import { isShareable, isStorable, statusOf } from './storable'

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
 * Finished pages in memory. One render serves all who wait for it; what was rendered
 * before an expiry is given to nobody who asks after it. DESIGN 4.6.
 */
export class PageCache {
  readonly #render: RenderPage
  readonly #freshness: Freshness
  readonly #flights = new Map<string, Flight>()
  readonly #pages: LRUCache<string, FinishedPage>

  constructor(
    render: RenderPage,
    freshness: Freshness,
    { maxBytes = DEFAULT_PAGE_CACHE_BYTES }: { maxBytes?: number } = {},
  ) {
    this.#render = render
    this.#freshness = freshness
    this.#pages = new LRUCache({ maxSize: maxBytes, sizeCalculation: (page, key) => page.bytes + key.length * 2 })
  }

  /** Bytes held. */
  get bytes(): number {
    return this.#pages.calculatedSize
  }

  /** A finished page, if there is one. @param key from {@link keyOf} */
  peek(key: string): FinishedPage | undefined {
    return this.#pages.get(key)
  }

  /** Forgets everything finished. What is being rendered now reaches only those who wait already. */
  clear(): void {
    this.#pages.clear()
  }

  /** Counts a page anew after it gained an encoding; a page that was dropped meanwhile stays dropped. */
  recount(key: string, page: FinishedPage): void {
    if (this.#pages.peek(key) !== page) return
    // The same value set again would keep its old size.
    this.#pages.delete(key)
    this.#pages.set(key, page)
  }

  /** The page, from memory, from a render under way, or rendered now. Rejects when the render broke. */
  read(address: PageAddress): Promise<Outcome> {
    const key = keyOf(address.audience, address.path, address.payload)
    const page = this.#pages.get(key)
    if (page) return Promise.resolve({ kind: 'page', page })
    const underWay = this.#flights.get(key)
    return underWay?.generation === this.#freshness.generation ? underWay.outcome : this.#depart(key, address)
  }

  #depart(key: string, address: PageAddress): Promise<Outcome> {
    const context = this.#freshness.begin(address)
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
    if (storable && context.generation === this.#freshness.generation) this.#pages.set(key, page)
    return { kind: 'page', page }
  }
}
