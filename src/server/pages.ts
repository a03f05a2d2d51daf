import type { AsyncLocalStorage } from 'node:async_hooks'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Audience } from '@/rules/audience'
import { withQuery } from '@/rules/redirects'
import { sendPage } from './answer'
import { type Detour, detourOf, mayBeDetour, signInDetour } from './detours'
import { encodePath } from './door'
import { encodingFor } from './encodings'
import type { FinishedPage } from './finished-page'
import type { Freshness } from './freshness'
import { hideInternals, PAGE_HEADER } from './headers'
import { logError } from './log'
import { DOCUMENT, payloadOf } from './navigation'
import { keyOf, type PageCache } from './page-cache'
import type { Readers } from './readers'
import { refuse } from './refusals'
import type { NextHandler } from './render'
import type { RenderContext, SiteSide } from './shared'
import { MISSING_PATH, statusOf } from './storable'

type PagesOptions = {
  cache: PageCache
  readers: Readers
  next: NextHandler
  storage: AsyncLocalStorage<RenderContext>
  freshness: Freshness
  site: () => SiteSide | undefined
  /** Drops every render made from these tags, and all that was read for lists. */
  refresh: (tags: readonly string[]) => void
  /** Hot reload: nothing is kept, every request goes to Next. */
  dev: boolean
}

/** Answers the pages of the site. DESIGN 4. */
export class Pages {
  readonly #options: PagesOptions

  constructor(options: PagesOptions) {
    this.#options = options
  }

  /**
   * The way that nearly every request takes: a finished page, looked up by the address
   * as it was sent. Only admitted addresses are ever stored, so there is nothing to judge.
   * @returns whether the request was answered
   */
  answerAtOnce(req: IncomingMessage, res: ServerResponse): boolean {
    const { url = '', headers, method } = req
    if (this.#options.dev || (method !== 'GET' && method !== 'HEAD') || hasBody(req)) return false
    const audience = this.#options.readers.known(headers.cookie)
    if (audience === null) return false
    const mark = url.indexOf('?')
    let end = mark === -1 ? url.length : mark
    if (end > 1 && url.charCodeAt(end - 1) === SLASH) end -= 1
    const path = end === url.length ? url : url.slice(0, end)
    if (mayBeDetour(audience, path, mark === -1 ? '' : url.slice(mark))) return false
    const page = this.#options.cache.peek(keyOf(audience, path, payloadOf(headers)))
    const variant = page?.ready(encodingFor(headers['accept-encoding']))
    if (!page || !variant) return false
    sendPage(req, res, page, variant)
    return true
  }

  /**
   * Answers a page that passed the door.
   * @param path decoded; null when the door found that nothing can be there
   */
  async answer(req: IncomingMessage, res: ServerResponse, path: string | null, query: string): Promise<void> {
    if (req.method !== 'GET' && req.method !== 'HEAD') return refuse(res, 'method_not_allowed')
    const { cache, dev } = this.#options
    const audience = await this.#audienceOf(req)
    if (audience === null) return refuse(res, 'unavailable')
    const payload = payloadOf(req.headers)
    const detour = path === null ? null : await detourOf({ req, audience, path, query }, this.#options)
    if (detour) return lead(res, detour)
    const known = path === null || dev ? undefined : cache.peek(keyOf(audience, path, payload))
    if (known) return this.#send(req, res, keyOf(audience, path ?? '', payload), known)

    const context = this.#options.freshness.begin()
    const found =
      path === null
        ? MISSING_PATH
        : await this.#options.storage.run(context, () => this.#resolve(req, res, { audience, path, query }))
    if (found === null) return
    if (found === MISSING_PATH && payload !== DOCUMENT) return noPayload(res)
    if (dev) return this.#passOn(req, res, audience, found)
    // The 404 page is the same whatever was asked for: nothing of this address belongs to it.
    const outcome = await cache.read({ audience, path: found, payload }, found === path ? context : undefined)
    if (outcome.kind === 'personal') return this.#passOn(req, res, audience, found)
    return this.#send(req, res, keyOf(audience, found, payload), outcome.page)
  }

  /**
   * Who reads; null when the database does not say. A visitor's page in its place would tell a member that they are
   * signed out, and browsers keep navigation payloads for a while.
   */
  async #audienceOf({ headers, method, url }: IncomingMessage): Promise<Audience | null> {
    try {
      return await this.#options.readers.audienceOf(headers.cookie)
    } catch (error) {
      logError(`${method} ${url}: whose session`, error)
      return null
    }
  }

  /** The path whose page to show; null when the request has been answered. */
  async #resolve(
    req: IncomingMessage,
    res: ServerResponse,
    { audience, path, query }: { audience: Audience; path: string; query: string },
  ): Promise<string | null> {
    const site = this.#options.site()
    if (!site) {
      refuse(res, 'unavailable')
      return null
    }
    const resolution = await site.resolve(path, audience)
    if (resolution.kind === 'page') return path
    if (resolution.kind === 'missing') return MISSING_PATH
    if (resolution.kind === 'sign-in') lead(res, signInDetour(req, path, query))
    else redirect(res, resolution.status, withQuery(resolution.location, query))
    return null
  }

  async #send(req: IncomingMessage, res: ServerResponse, key: string, page: FinishedPage): Promise<void> {
    if (page.status >= FAILED) return refuse(res, 'internal')
    const encoding = encodingFor(req.headers['accept-encoding'])
    const ready = page.ready(encoding)
    const variant = ready ?? (await page.variant(encoding))
    if (!ready) this.#options.cache.recount(key, page)
    sendPage(req, res, page, variant)
  }

  /** Lets Next answer this very reader. Never for keeping, here or on the way. */
  async #passOn(req: IncomingMessage, res: ServerResponse, audience: Audience, path: string): Promise<void> {
    const { freshness, next, storage } = this.#options
    req.url = encodePath(path)
    req.headers[PAGE_HEADER] = audience
    res.setHeader('cache-control', 'private, no-store')
    hideInternals(res, payloadOf(req.headers) !== DOCUMENT, (status) => statusOf(path, status))
    await storage.run(freshness.begin({ path }), () => next(req, res))
  }
}

/** What Next answers when a render failed says more to programmers than to people. */
const FAILED = 500

const SLASH = '/'.charCodeAt(0)

function hasBody(req: IncomingMessage): boolean {
  return req.headers['content-length'] !== undefined || req.headers['transfer-encoding'] !== undefined
}

/** The browser's router then asks for the document. It leaves the body unread, so there is none. */
function noPayload(res: ServerResponse): void {
  res.writeHead(404, { 'cache-control': 'no-store', 'content-length': 0 })
  res.end()
}

/** Leads this one reader elsewhere. */
const lead = (res: ServerResponse, { location, status }: Detour) => redirect(res, status, location, 'private, no-store')

/** Answers with a redirect that nobody keeps for longer than the CMS does. */
export function redirect(res: ServerResponse, status: number, location: string, cacheControl = 'no-cache'): void {
  // What a header cannot carry is encoded; what is encoded already stays as it is.
  const encoded = location.replace(/[^\x21-\x7e]/gu, encodeURIComponent)
  res.writeHead(status, { location: encoded, 'cache-control': cacheControl, 'content-length': 0 })
  res.end()
}
