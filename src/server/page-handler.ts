import type { AsyncLocalStorage } from 'node:async_hooks'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Audience } from '@/rules/audience'
import { pageTag } from '@/rules/cache-tags'
import { communityPageOf, communityPagePath } from '@/rules/forum/community-page'
import { ORDER_PATH, orderChoice, orderPagePath } from '@/rules/membership/order-link'
import { viewSegment, type WeekView } from '@/rules/page-view'
import { withQuery } from '@/rules/redirects'
import { SIGN_IN_PATH, signInPagePath } from '@/rules/sign-in-page'
import type { RenderContext } from '@/runtime/render-context'
import type { SiteApi } from '@/runtime/site-api'
import { NOT_FOUND_PATH, statusOf } from './cacheability'
import { encodingFor } from './encodings'
import { PAGE_HEADER, stripInternalHeaders } from './headers'
import { sendError } from './http-errors'
import type { Invalidation } from './invalidation'
import { logError } from './log'
import { DOCUMENT, type PageKey, requestedPayload } from './navigation'
import type { PageCache } from './page-cache'
import { pageCacheKey } from './page-cache-key'
import type { PageResponse } from './page-response'
import type { PageViews } from './page-views'
import type { UpdateSender } from './proxy/updates'
import { findRedirectFor, signInRedirect, type TemporaryRedirect } from './redirects'
import type { NextHandler } from './render'
import { sendPage } from './send-page'
import { isFoundByAddress, type PageSource, serveCached } from './serve-cached'
import type { TokenVerifier } from './token-verifier'
import { encodePath } from './url-guard'

type PageHandlerOptions = {
  cache: PageCache
  tokenVerifier: TokenVerifier
  next: NextHandler
  storage: AsyncLocalStorage<RenderContext>
  invalidation: Invalidation
  site: () => SiteApi | undefined
  /** Drops every render with these tags, and all cached reads. */
  refresh: (tags: readonly string[]) => void
  /** Hot reload: nothing is cached, every request goes to Next. */
  dev: boolean
  /** Counts the pages that are answered. */
  views: Pick<PageViews, 'note'>
  /** Tells the proxy thread of finished pages. */
  updates?: Pick<UpdateSender, 'send'>
}

/** Serves the pages of the site: from the page cache, rendered for the audience, or by Next for one user. */
export class PageHandler {
  readonly #options: PageHandlerOptions

  readonly #source: PageSource

  constructor(options: PageHandlerOptions) {
    this.#options = options
    const { cache, tokenVerifier } = options
    this.#source = {
      cachedAudience: tokenVerifier.cachedAudience,
      page: (key) => cache.peek(key)?.finished,
      countView: (path, req) => this.#countView(path, req),
    }
  }

  /** Staff are not counted. */
  #countView(path: string, req: IncomingMessage): void {
    const { tokenVerifier, views } = this.#options
    if (!tokenVerifier.isStaff(req.headers.cookie)) views.note(path, req)
  }

  /**
   * Serves a finished page if there is one.
   * @returns whether a response was sent
   */
  serveFromCache(req: IncomingMessage, res: ServerResponse): boolean {
    return !this.#options.dev && serveCached(req, res, this.#source)
  }

  /**
   * Serves a page whose URL has been parsed.
   * @param requested decoded; null when no page can exist there
   */
  async serve(req: IncomingMessage, res: ServerResponse, requested: string | null, query: string): Promise<void> {
    if (req.method !== 'GET' && req.method !== 'HEAD') return sendError(res, 'method_not_allowed')
    const { cache, dev } = this.#options
    if (requested !== null) res.once('finish', () => VIEWED.has(res.statusCode) && this.#countView(requested, req))
    const audience = await this.#audienceOf(req)
    if (audience === null) return sendError(res, 'unavailable')
    const payload = requestedPayload(req.headers)
    const redirectTarget =
      requested === null ? null : await findRedirectFor({ req, audience, path: requested, query }, this.#options)
    if (redirectTarget) return sendPrivateRedirect(res, redirectTarget)
    const path = requested === null ? null : renderedPath(requested, query)
    const cachedPage = path === null || dev ? undefined : cache.peek(pageCacheKey(audience, path, payload))
    if (cachedPage && path !== null)
      return this.#sendCached(req, res, { audience, path, payload, week: null }, cachedPage)

    const context = this.#options.invalidation.createContext()
    // So that a refresh of the address that was requested drops the page that is rendered at another path.
    if (requested !== null && requested !== path) context.tags.add(pageTag(requested))
    const pagePath =
      path === null
        ? NOT_FOUND_PATH
        : await this.#options.storage.run(context, () => this.#resolve(req, res, { audience, path, query }))
    if (pagePath === null) return
    if (pagePath === NOT_FOUND_PATH && payload !== DOCUMENT) return sendMissingPayload(res)
    const week = pagePath === NOT_FOUND_PATH ? null : await this.#weekView(req, audience, pagePath)
    if (week === UNKNOWN) return sendError(res, 'unavailable')
    const pageKey = { audience, path: pagePath, payload, week }
    if (dev) return this.#renderWithNext(req, res, pageKey)
    // The 404 page is the same for every path, so it does not get this path's tags.
    const outcome = await cache.read(pageKey, pagePath === path ? context : undefined)
    if (outcome.kind === 'personal') return this.#renderWithNext(req, res, pageKey)
    return this.#sendCached(req, res, pageKey, outcome.page)
  }

  /**
   * The audience of a request; null when the database fails. Falling back to the visitor's page would look to a member
   * like being signed out, and browsers cache navigation payloads for a while.
   */
  async #audienceOf({ headers, method, url }: IncomingMessage): Promise<Audience | null> {
    try {
      return await this.#options.tokenVerifier.resolveAudience(headers.cookie)
    } catch (error) {
      logError(`${method} ${url}: audience of the session`, error)
      return null
    }
  }

  /** The path of the page to show; null when a response has been sent. */
  async #resolve(
    req: IncomingMessage,
    res: ServerResponse,
    { audience, path, query }: { audience: Audience; path: string; query: string },
  ): Promise<string | null> {
    const site = this.#options.site()
    if (!site) {
      sendError(res, 'unavailable')
      return null
    }
    const resolution = await site.resolve(path, audience)
    if (resolution.kind === 'page') return path
    if (resolution.kind === 'missing') return NOT_FOUND_PATH
    if (resolution.kind === 'sign-in') sendPrivateRedirect(res, signInRedirect(req, path, query))
    else sendRedirect(res, resolution.status, withQuery(resolution.location, query))
    return null
  }

  /**
   * How a week's page is shown to this user. In a context of its own: its reads, which concern all programs, are no
   * reason to drop the page. The CMS drops a week's pages when its program changes.
   * @returns UNKNOWN when the database fails: the opening would look to a member like a week that was closed again
   */
  async #weekView(
    { headers, method, url }: IncomingMessage,
    audience: Audience,
    path: string,
  ): Promise<WeekView | typeof UNKNOWN> {
    const { invalidation, site, storage } = this.#options
    const read = () => site()?.weekView(path, audience, headers.cookie)
    try {
      return (await storage.run(invalidation.createContext(), read)) ?? null
    } catch (error) {
      logError(`${method} ${url}: week of a program`, error)
      return UNKNOWN
    }
  }

  async #sendCached(req: IncomingMessage, res: ServerResponse, pageKey: PageKey, page: PageResponse): Promise<void> {
    const { audience, path, payload, week } = pageKey
    const key = pageCacheKey(audience, path, payload, week)
    if (page.status >= MIN_ERROR_STATUS) return sendError(res, 'internal')
    const encoding = encodingFor(req.headers['accept-encoding'])
    const cachedVariant = page.cachedVariant(encoding)
    const variant = cachedVariant ?? (await page.variant(encoding))
    if (!cachedVariant) this.#options.cache.updateSize(key, page)
    if (isFoundByAddress(pageKey)) this.#tellProxy(key, page)
    sendPage(req, res, page, variant)
  }

  /** Tells the proxy thread of a page that it could not answer, unless the page has been dropped since. */
  #tellProxy(key: string, page: PageResponse): void {
    const stored = this.#options.cache.stored(key, page)
    if (!stored) return
    const { finished, finishedBytes: bytes } = page
    this.#options.updates?.send({ kind: 'page', key, page: finished, tags: stored.tags, bytes })
  }

  /** Lets Next respond to this request directly. The response is never cached. */
  async #renderWithNext(
    req: IncomingMessage,
    res: ServerResponse,
    { audience, path, week }: Omit<PageKey, 'payload'>,
  ): Promise<void> {
    const { invalidation, next, storage } = this.#options
    req.url = encodePath(path)
    req.headers[PAGE_HEADER] = viewSegment(audience, week)
    res.setHeader('cache-control', 'private, no-store')
    stripInternalHeaders(res, requestedPayload(req.headers) !== DOCUMENT, (status) => statusOf(path, status))
    await storage.run(invalidation.createContext({ path }), () => next(req, res))
  }
}

/** Statuses with which a page is shown: sent now, or kept by the browser. */
const VIEWED = new Set([200, 304])

/** How a page is shown could not be read. */
const UNKNOWN = 'unknown'

/** Responses of Next from this status on are replaced by our own error page. */
const MIN_ERROR_STATUS = 500

/**
 * The path that a page is rendered at, where its query selects one of several pages.
 * @returns null for a query that selects none
 */
function renderedPath(requested: string, query: string): string | null {
  if (requested === ORDER_PATH) return orderPageOf(query)
  if (requested === SIGN_IN_PATH) return signInPagePath(query)
  const page = communityPageOf(requested, query)
  if (page === undefined) return requested
  return page && communityPagePath(page)
}

/** The order pages share one path: the query names the plan. @returns null for one that has no such page */
function orderPageOf(query: string): string | null {
  const choice = orderChoice(query)
  return choice && orderPagePath(choice.plan)
}

/** Next's router in the browser loads the document after a 404 and does not read the body, so it is empty. */
function sendMissingPayload(res: ServerResponse): void {
  res.writeHead(404, { 'cache-control': 'no-store', 'content-length': 0 })
  res.end()
}

/** Sends a redirect that is for this user only. */
const sendPrivateRedirect = (res: ServerResponse, { location, status }: TemporaryRedirect) =>
  sendRedirect(res, status, location, 'private, no-store')

/** Sends a redirect. By default caches revalidate it each time, because editors may change it. */
export function sendRedirect(res: ServerResponse, status: number, location: string, cacheControl = 'no-cache'): void {
  // Encodes characters that a header cannot contain; existing percent-encoding is kept.
  const encoded = location.replace(/[^\x21-\x7e]/gu, encodeURIComponent)
  res.writeHead(status, { location: encoded, 'cache-control': cacheControl, 'content-length': 0 })
  res.end()
}
