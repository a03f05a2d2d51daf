import type { Audience } from '@/rules/audience'
import { pageTag } from '@/rules/cache-tags'
import type { RenderContext } from './bridge'
import { isCacheable, isShareable, statusOf } from './cacheability'
import type { Invalidation } from './invalidation'
import type { PageKey, Payload } from './navigation'
import { cacheControlFor, PageResponse, type RenderedResponse } from './page-response'
import { TaggedCache } from './tagged-cache'

const DEFAULT_PAGE_CACHE_BYTES = 64 * 1_024 * 1_024

/** Renders a page anew, for nobody in particular. Rejects when the renderer itself breaks. */
export type RenderPage = (pageKey: PageKey, context: RenderContext) => Promise<RenderedResponse>

/** A page for everyone who asked, or the word that this answer is for one reader alone. */
export type PageOutcome = { kind: 'page'; page: PageResponse } | { kind: 'personal' }

type InFlightRender = { outcome: Promise<PageOutcome>; epoch: number }

/** The one key of a page; no path, payload name or audience has a line break. */
export function pageCacheKey(audience: Audience, path: string, payload: Payload): string {
  return `${audience}\n${payload}\n${path}`
}

/**
 * Finished pages in memory, until something that they were made from changes. One render serves all who wait for it;
 * a reader who asks after an expiry never gets a render that began before it.
 */
export class PageCache {
  readonly #render: RenderPage
  readonly #invalidation: Invalidation
  readonly #inFlight = new Map<string, InFlightRender>()
  readonly #pages: TaggedCache<PageResponse>

  constructor(
    render: RenderPage,
    invalidation: Invalidation,
    { maxBytes = DEFAULT_PAGE_CACHE_BYTES }: { maxBytes?: number } = {},
  ) {
    this.#render = render
    this.#invalidation = invalidation
    this.#pages = new TaggedCache(maxBytes)
  }

  /** Bytes held. */
  get bytes(): number {
    return this.#pages.bytes
  }

  /** A finished page, if there is one. @param key from {@link pageCacheKey} */
  peek(key: string): PageResponse | undefined {
    return this.#pages.get(key)?.value
  }

  /** Drops what was made from one of these tags. What is being rendered now reaches only those who wait already. */
  drop(tags: readonly string[]): void {
    this.#pages.drop(tags)
  }

  /** Counts a page anew after it gained an encoding; a page that was dropped meanwhile stays dropped. */
  updateSize(key: string, page: PageResponse): void {
    const entry = this.#pages.peek(key)
    if (entry?.value === page) this.#pages.set(key, page, { bytes: page.bytes, tags: entry.tags })
  }

  /**
   * The page, from memory, from a render under way, or rendered now. Rejects when the render broke.
   * @param resolvedContext the context in which it was decided that this page is the answer: what that was decided from
   *   belongs to what the page is made from
   */
  read(pageKey: PageKey, resolvedContext: RenderContext = this.#invalidation.createContext()): Promise<PageOutcome> {
    const key = pageCacheKey(pageKey.audience, pageKey.path, pageKey.payload)
    const page = this.#pages.get(key)?.value
    if (page) return Promise.resolve({ kind: 'page', page })
    const existing = this.#inFlight.get(key)
    return existing?.epoch === this.#invalidation.epoch
      ? existing.outcome
      : this.#startRender(key, pageKey, resolvedContext)
  }

  #startRender(key: string, pageKey: PageKey, { epoch, tags }: RenderContext): Promise<PageOutcome> {
    const context: RenderContext = { epoch, hitRouteStore: false, tags: new Set([...tags, pageTag(pageKey.path)]) }
    const inFlightRender: InFlightRender = {
      epoch: context.epoch,
      outcome: this.#renderAndStore(key, pageKey, context),
    }
    this.#inFlight.set(key, inFlightRender)
    const removeInFlight = () => {
      if (this.#inFlight.get(key) === inFlightRender) this.#inFlight.delete(key)
    }
    inFlightRender.outcome.then(removeInFlight, removeInFlight)
    return inFlightRender.outcome
  }

  async #renderAndStore(key: string, pageKey: PageKey, context: RenderContext): Promise<PageOutcome> {
    let rendered = await this.#render(pageKey, context)
    // Next gives all who ask for a path at once the outcome of the first, which may have begun
    // before an expiry that this reader knows of. Then we ask again: whatever is under way by
    // now began after this reader asked.
    if (!context.hitRouteStore && isShareable(rendered)) rendered = await this.#render(pageKey, context)
    if (!isShareable(rendered)) return { kind: 'personal' }
    const cacheable = isCacheable(rendered, pageKey)
    const page = new PageResponse(
      { ...rendered, status: statusOf(pageKey.path, rendered.status) },
      cacheable ? cacheControlFor(pageKey.audience) : 'private, no-store',
    )
    // Only a render that asked the route store has learned what the page was made from.
    if (cacheable && context.hitRouteStore && this.#invalidation.isCurrent(context)) {
      this.#pages.set(key, page, { bytes: page.bytes, tags: context.tags })
    }
    return { kind: 'page', page }
  }
}
