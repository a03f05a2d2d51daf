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
import { type PageCache, pageCacheKey } from './page-cache'
import type { PageResponse } from './page-response'
import { findRedirectFor, mayRedirect, signInRedirect, type TemporaryRedirect } from './redirects'
import type { NextHandler } from './render'
import { sendPage } from './send-page'
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
}

/** Serves the pages of the site: from the page cache, rendered for the audience, or by Next for one user. */
export class PageHandler {
  readonly #options: PageHandlerOptions

  constructor(options: PageHandlerOptions) {
    this.#options = options
  }

  /**
   * The fast path of nearly every request: a finished page, looked up by the URL as it was sent. Only valid paths are
   * ever stored, so the URL needs no parsing.
   * @returns whether a response was sent
   */
  serveFromCache(req: IncomingMessage, res: ServerResponse): boolean {
    const { url = '', headers, method } = req
    if (this.#options.dev || (method !== 'GET' && method !== 'HEAD') || hasBody(req)) return false
    const audience = this.#options.tokenVerifier.cachedAudience(headers.cookie)
    if (audience === null) return false
    const queryStart = url.indexOf('?')
    let end = queryStart === -1 ? url.length : queryStart
    if (end > 1 && url.charCodeAt(end - 1) === SLASH) end -= 1
    const path = end === url.length ? url : url.slice(0, end)
    // Pages that a query selects are cached at internal paths, which are no addresses (url-guard.ts).
    if (path.charCodeAt(1) === TILDE) return false
    if (mayRedirect(audience, path, queryStart === -1 ? '' : url.slice(queryStart))) return false
    if (path === SIGN_IN_PATH && queryStart !== -1 && signInPagePath(url.slice(queryStart)) !== path) return false
    const page = this.#options.cache.peek(pageCacheKey(audience, path, requestedPayload(headers)))
    const variant = page?.cachedVariant(encodingFor(headers['accept-encoding']))
    if (!page || !variant) return false
    sendPage(req, res, page, variant)
    return true
  }

  /**
   * Serves a page whose URL has been parsed.
   * @param requested decoded; null when no page can exist there
   */
  async serve(req: IncomingMessage, res: ServerResponse, requested: string | null, query: string): Promise<void> {
    if (req.method !== 'GET' && req.method !== 'HEAD') return sendError(res, 'method_not_allowed')
    const { cache, dev } = this.#options
    const audience = await this.#audienceOf(req)
    if (audience === null) return sendError(res, 'unavailable')
    const payload = requestedPayload(req.headers)
    const redirectTarget =
      requested === null ? null : await findRedirectFor({ req, audience, path: requested, query }, this.#options)
    if (redirectTarget) return sendPrivateRedirect(res, redirectTarget)
    const path = requested === null ? null : renderedPath(requested, query)
    const cachedPage = path === null || dev ? undefined : cache.peek(pageCacheKey(audience, path, payload))
    if (cachedPage) return this.#sendCached(req, res, pageCacheKey(audience, path ?? '', payload), cachedPage)

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
    return this.#sendCached(req, res, pageCacheKey(audience, pagePath, payload, week), outcome.page)
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

  async #sendCached(req: IncomingMessage, res: ServerResponse, key: string, page: PageResponse): Promise<void> {
    if (page.status >= MIN_ERROR_STATUS) return sendError(res, 'internal')
    const encoding = encodingFor(req.headers['accept-encoding'])
    const cachedVariant = page.cachedVariant(encoding)
    const variant = cachedVariant ?? (await page.variant(encoding))
    if (!cachedVariant) this.#options.cache.updateSize(key, page)
    sendPage(req, res, page, variant)
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

/** How a page is shown could not be read. */
const UNKNOWN = 'unknown'

/** Responses of Next from this status on are replaced by our own error page. */
const MIN_ERROR_STATUS = 500

const SLASH = '/'.charCodeAt(0)
const TILDE = '~'.charCodeAt(0)

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

function hasBody(req: IncomingMessage): boolean {
  return req.headers['content-length'] !== undefined || req.headers['transfer-encoding'] !== undefined
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
