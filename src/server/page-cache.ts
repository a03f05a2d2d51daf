import { pageTag } from '@/rules/cache-tags'
import type { RenderContext } from '@/runtime/render-context'
import { isCacheable, isShareable, statusOf } from './cacheability'
import type { Invalidation } from './invalidation'
import type { PageKey } from './navigation'
import { pageCacheKey } from './page-cache-key'
import { cacheControlFor, PageResponse, type RenderedResponse } from './page-response'
import { TaggedCache } from './tagged-cache'

const DEFAULT_PAGE_CACHE_BYTES = 64 * 1_024 * 1_024

/** Renders a page for its audience. Rejects when the renderer itself fails. */
export type RenderPage = (pageKey: PageKey, context: RenderContext) => Promise<RenderedResponse>

/** A page that can be shared, or `personal` for a response that is for one user only. */
export type PageOutcome = { kind: 'page'; page: PageResponse } | { kind: 'personal' }

type InFlightRender = { outcome: Promise<PageOutcome>; epoch: number }

/**
 * Finished pages in memory, until one of their tags expires. Concurrent requests share one render, but a request after
 * an expiry never gets a render that began before it.
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

  /** The tags and the size of a page, if it is still the one that is stored with this key. */
  stored(key: string, page: PageResponse): { tags: readonly string[]; bytes: number } | undefined {
    const entry = this.#pages.peek(key)
    return entry?.value === page ? { tags: entry.tags, bytes: page.bytes } : undefined
  }

  /** Drops pages with one of these tags. Renders in progress serve only the requests that already wait for them. */
  drop(tags: readonly string[]): void {
    this.#pages.drop(tags)
  }

  /** Updates a page's size after an encoding was added; does nothing when the page has been dropped since. */
  updateSize(key: string, page: PageResponse): void {
    const stored = this.stored(key, page)
    if (stored) this.#pages.set(key, page, stored)
  }

  /**
   * The page from memory, from a render in progress, or rendered now. Rejects when the render fails.
   * @param resolvedContext the context in which the path was resolved to this page: its tags become tags of the page
   */
  read(pageKey: PageKey, resolvedContext: RenderContext = this.#invalidation.createContext()): Promise<PageOutcome> {
    const key = pageCacheKey(pageKey.audience, pageKey.path, pageKey.payload, pageKey.week)
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
    // Next answers concurrent requests for a path with the first one's result, which may have begun before the latest
    // expiry. A second request gets a render that began after this one was made.
    if (!context.hitRouteStore && isShareable(rendered)) rendered = await this.#render(pageKey, context)
    if (!isShareable(rendered)) return { kind: 'personal' }
    const cacheable = isCacheable(rendered, pageKey)
    const page = new PageResponse(
      { ...rendered, status: statusOf(pageKey.path, rendered.status) },
      cacheable ? cacheControlFor(pageKey.audience) : 'private, no-store',
    )
    // Only a render that has read the route store has all tags of the page.
    if (cacheable && context.hitRouteStore && this.#invalidation.isCurrent(context)) {
      this.#pages.set(key, page, { bytes: page.bytes, tags: context.tags })
    }
    return { kind: 'page', page }
  }
}
