import type { AsyncLocalStorage } from 'node:async_hooks'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { SESSION_COOKIE } from '@/features/session/token'
import type { Audience } from '@/rules/audience'
import { sendPage } from './answer'
import { encodePath } from './door'
import { encodingFor } from './encodings'
import type { FinishedPage } from './finished-page'
import type { Freshness } from './freshness'
import { hideInternals, PAGE_HEADER } from './headers'
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
  /** Hot reload: nothing is kept, every request goes to Next. */
  dev: boolean
}

/** Editors' "show me the newest": src/proxy.ts decides who may, DESIGN 7. */
const REFRESH = /[?&]refresh=1(&|$)/

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
    const audience = this.#options.readers.audienceOf(headers.cookie)
    if (typeof audience !== 'string') return false
    const mark = url.indexOf('?')
    if (mark !== -1 && REFRESH.test(url)) return false
    let end = mark === -1 ? url.length : mark
    if (end > 1 && url.charCodeAt(end - 1) === SLASH) end -= 1
    const page = this.#options.cache.peek(
      keyOf(audience, end === url.length ? url : url.slice(0, end), payloadOf(headers)),
    )
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
    const { cache, readers, dev } = this.#options
    const audience = await readers.audienceOf(req.headers.cookie)
    const payload = payloadOf(req.headers)
    const refresh = REFRESH.test(query) && (req.headers.cookie?.includes(SESSION_COOKIE) ?? false)
    const known = path === null || dev || refresh ? undefined : cache.peek(keyOf(audience, path, payload))
    if (known) return this.#send(req, res, keyOf(audience, path ?? '', payload), known)

    const found = await this.#resolve(res, path, query)
    if (found === null) return
    if (found === MISSING_PATH && payload !== DOCUMENT) return noPayload(res)
    if (dev) return this.#passOn(req, res, audience, found, refresh)
    // Read even before a refresh is passed on: no render older than this request is then left for Next to share.
    const outcome = await cache.read({ audience, path: found, payload })
    if (refresh || outcome.kind === 'personal') return this.#passOn(req, res, audience, found, refresh)
    return this.#send(req, res, keyOf(audience, found, payload), outcome.page)
  }

  /** The path whose page to show; null when the request has been answered. */
  async #resolve(res: ServerResponse, path: string | null, query: string): Promise<string | null> {
    if (path === null) return MISSING_PATH
    const site = this.#options.site()
    if (!site) {
      refuse(res, 'unavailable')
      return null
    }
    const resolution = await site.resolve(path)
    if (resolution.kind === 'page') return path
    if (resolution.kind === 'missing') return MISSING_PATH
    redirect(res, resolution.status, withQuery(resolution.location, query))
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
  async #passOn(
    req: IncomingMessage,
    res: ServerResponse,
    audience: Audience,
    path: string,
    refresh: boolean,
  ): Promise<void> {
    const { freshness, next, storage } = this.#options
    req.url = encodePath(path) + (refresh ? '?refresh=1' : '')
    req.headers[PAGE_HEADER] = '1'
    res.setHeader('cache-control', 'private, no-store')
    hideInternals(res, payloadOf(req.headers) !== DOCUMENT, (status) => statusOf(path, status))
    await storage.run(freshness.begin(audience), () => next(req, res))
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

/** Answers with a redirect that nobody keeps for longer than the CMS does. */
export function redirect(res: ServerResponse, status: number, location: string): void {
  // What a header cannot carry is encoded; what is encoded already stays as it is.
  const encoded = location.replace(/[^\x21-\x7e]/gu, encodeURIComponent)
  res.writeHead(status, { location: encoded, 'cache-control': 'no-cache', 'content-length': 0 })
  res.end()
}

/** The query goes along; one that the location has of its own stays in front, an anchor behind. */
function withQuery(location: string, query: string): string {
  if (query.length < 2) return location
  const [address = '', anchor] = location.split('#')
  return address + (address.includes('?') ? `&${query.slice(1)}` : query) + (anchor === undefined ? '' : `#${anchor}`)
}
