import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Audience } from '@/rules/audience'
import { SIGN_IN_PATH, signInPagePath } from '@/rules/sign-in-page'
import { encodingFor } from './encodings'
import { type PageKey, requestedPayload } from './navigation'
import { pageCacheKey } from './page-cache-key'
import { type FinishedPage, variantOf } from './page-response'
import { mayRedirect } from './redirects'
import { sendPage } from './send-page'

/** Where finished pages are looked up. */
export type PageSource = {
  /** The audience of a Cookie header, if it is known without a database read. */
  cachedAudience(cookieHeader: string | undefined): Audience | null
  /** @param key from `pageCacheKey` */
  page(key: string): FinishedPage | undefined
  /** Told of each page that is served. @param path as it was sent, without query */
  countView?(path: string, req: IncomingMessage): void
}

/**
 * The fast path of nearly every request: a finished page, looked up by the URL as it was sent. Only valid paths are ever
 * stored, so the URL needs no parsing.
 * @returns whether a response was sent
 */
export function serveCached(req: IncomingMessage, res: ServerResponse, source: PageSource): boolean {
  const { url = '', headers, method } = req
  if ((method !== 'GET' && method !== 'HEAD') || hasBody(req)) return false
  const audience = source.cachedAudience(headers.cookie)
  if (audience === null) return false
  const queryStart = url.indexOf('?')
  let end = queryStart === -1 ? url.length : queryStart
  if (end > 1 && url.charCodeAt(end - 1) === SLASH) end -= 1
  const path = end === url.length ? url : url.slice(0, end)
  // Pages that a query selects are cached at internal paths, which are no addresses (url-guard.ts).
  if (path.charCodeAt(1) === TILDE) return false
  if (mayRedirect(audience, path, queryStart === -1 ? '' : url.slice(queryStart))) return false
  if (path === SIGN_IN_PATH && queryStart !== -1 && signInPagePath(url.slice(queryStart)) !== path) return false
  const page = source.page(pageCacheKey(audience, path, requestedPayload(headers)))
  const variant = page && variantOf(page, encodingFor(headers['accept-encoding']))
  if (!page || !variant) return false
  sendPage(req, res, page, variant)
  if (page.status === 200) source.countView?.(path, req)
  return true
}

/** Whether {@link serveCached} can find a page: not at an internal path, nor one of the views of a week. */
export const isFoundByAddress = ({ path, week }: PageKey): boolean => week === null && path.charCodeAt(1) !== TILDE

const SLASH = '/'.charCodeAt(0)
const TILDE = '~'.charCodeAt(0)

/** Whether a request has a body, which has to be read before the next request of its connection. */
export function hasBody(req: IncomingMessage): boolean {
  return req.headers['content-length'] !== undefined || req.headers['transfer-encoding'] !== undefined
}
