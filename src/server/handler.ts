import { AsyncLocalStorage } from 'node:async_hooks'
import type { KeyObject } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { RenderContext } from '@/runtime/render-context'
import type { ServerApi } from '@/runtime/server-api'
import { sessionCookieName } from '@/runtime/session-token'
import type { PolicySources, SiteApi } from '@/runtime/site-api'
import { cmsBodyLimit, declaresTooLarge, defaultBodyLimit, hasCmsBody, limitStreamedBody } from './body-limit'
import { type BodyTimeouts, enforceBodyTimeout } from './body-timeout'
import { NO_SOURCES } from './content-policy'
import { createDataCache } from './data-cache'
import { isForeignWrite } from './foreign-origin'
import { sanitizeRequestHeaders, stripInternalHeaders } from './headers'
import { METHODS, sendError } from './http-errors'
import { Invalidation } from './invalidation'
import { logError } from './log'
import { DOCUMENT, requestedPayload } from './navigation'
import { PageCache } from './page-cache'
import { PageHandler, sendRedirect } from './page-handler'
import { PageHeaders } from './page-headers'
import { PageViews } from './page-views'
import { plainPayloads } from './plain-payload'
import { clientAddressOf } from './proxy/connections'
import type { UpdateSender } from './proxy/updates'
import { createRenderer, type NextHandler } from './render'
import { addSecurityHeaders, responseInfoOf } from './response-security'
import { createRevokedSessions } from './revoked-sessions'
import { isPreview, routeKindOf } from './route-kinds'
import { createRouteStore } from './route-store'
import { type HeaderSettings, isCmsCall, routeResponseKind } from './security-headers'
import { OpenStreams } from './session-streams'
import { TimedExpiry } from './timed-expiry'
import { createTokenVerifier } from './token-verifier'
import { parseTarget } from './url-guard'

type HandlerOptions = {
  next: NextHandler
  site: () => SiteApi | undefined
  signingKey: KeyObject
  siteUrl: string
  /** How many of our own reverse proxies are in front of this server. */
  trustedProxies: number
  dev: boolean
  headers: HeaderSettings
  /** Responses that may stay open at one time, to tell browsers of changes. */
  maxStreams: number
  bodyTimeouts?: BodyTimeouts
  /** Tells the proxy thread what it may answer, and what no longer. */
  updates?: Pick<UpdateSender, 'send'>
  /** Bytes of finished pages; the proxy thread holds its own. */
  pageCacheBytes?: number
}

/**
 * Combines the URL guard, the page cache and Next in one request listener.
 * @returns the listener, and the API for Next's bundle (src/runtime/server-api.ts)
 */
export function createHandler({
  next,
  site,
  signingKey,
  siteUrl,
  trustedProxies,
  dev,
  headers,
  maxStreams,
  bodyTimeouts,
  updates,
  pageCacheBytes,
}: HandlerOptions) {
  const storage = new AsyncLocalStorage<RenderContext>()
  const invalidation = new Invalidation()
  const data = createDataCache(storage, invalidation)
  const routes = createRouteStore(storage, invalidation)
  const pageHeaders = new PageHeaders(policySources, headers)
  const render = pageHeaders.wrap(plainPayloads(createRenderer(next, storage)))
  const cache = new PageCache(render, invalidation, {
    maxBytes: pageCacheBytes,
  })
  /** Policy sources from the settings; their tags become tags of the page. */
  function policySources(context: RenderContext): Promise<PolicySources> {
    const siteApi = site()
    if (!siteApi) return Promise.resolve(NO_SOURCES)
    return storage.run(context, () => data.read('policy sources', () => siteApi.policySources()))
  }
  function expire(tags: readonly string[]): void {
    invalidation.expire(tags)
    data.drop(tags)
    routes.drop(tags)
    cache.drop(tags)
    updates?.send({ kind: 'expired', tags: [...tags] })
  }
  /** For `?refresh=1`: also clears all cached reads, so that the page's lists are read from the database again. */
  function refresh(tags: readonly string[]): void {
    data.clear()
    expire(tags)
  }
  const timedExpiry = new TimedExpiry(expire)
  const revokedSessions = createRevokedSessions()
  const tokenVerifier = createTokenVerifier({
    key: signingKey,
    cookieName: sessionCookieName(siteUrl),
    audienceOfSession: async (session) => {
      const siteApi = site()
      if (!siteApi) throw new Error('The site is starting: sessions cannot be looked up yet.')
      return siteApi.audienceOfSession(session)
    },
    revoked: revokedSessions,
    onChange: updates && {
      cached: (token, entry) => updates.send({ kind: 'token', token, entry }),
      dropped: (userId) => updates.send({ kind: 'user dropped', userId }),
    },
  })
  const sessionStreams = new OpenStreams({ maxStreams })
  const views = new PageViews()
  const pages = new PageHandler({
    cache,
    tokenVerifier,
    next,
    storage,
    invalidation,
    site,
    refresh,
    dev,
    updates,
    views,
  })
  const serverApi: ServerApi = {
    render: storage,
    data,
    routes,
    expire,
    expireAt: (at) => timedExpiry.schedule(at),
    invalidateUser(userId) {
      tokenVerifier.invalidateUser(userId)
      sessionStreams.notify(userId)
    },
    revokedSessions,
    sessionStreams,
  }

  async function handle(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const target = parseTarget(req.url ?? '')
    sanitizeRequestHeaders(req.headers, clientAddressOf(req), trustedProxies)
    if (target.kind === 'invalid') return sendError(res, target.code)
    const path = target.kind === 'valid' ? target.path : null
    const limit = defaultBodyLimit()
    const isOverLimit = limitStreamedBody(req, res, limit)
    enforceBodyTimeout(req, res, bodyTimeouts)
    if (hasCmsBody(req, path)) Object.assign(limit, await cmsBodyLimit(req, path, site()))
    if (declaresTooLarge(req, limit) || isOverLimit()) return sendError(res, limit.errorCode)
    if (target.kind === 'redirect') return sendRedirect(res, 308, target.location)
    const routeKind = path === null ? 'blocked' : routeKindOf(path, dev)
    if (path !== null && routeKind === 'code') {
      const isHiddenPreview = isPreview(path) && !(await site()?.hasPreview(path, req.headers.cookie))
      return isHiddenPreview ? pages.serve(req, res, null, '') : forwardToNext(req, res, path)
    }
    const responseInfo = responseInfoOf(res)
    if (dev && responseInfo) responseInfo.sources = await pageHeaders.sources(invalidation.createContext())
    return pages.serve(req, res, routeKind === 'page' ? path : null, target.kind === 'valid' ? target.query : '')
  }

  /** Passes a request to a route or the CMS. */
  async function forwardToNext(req: IncomingMessage, res: ServerResponse, path: string): Promise<void> {
    if (!METHODS.includes(req.method ?? '')) return sendError(res, 'method_not_allowed', METHODS)
    if (isForeignWrite(req, path, siteUrl)) return sendError(res, 'foreign_origin')
    const kind = routeResponseKind(path)
    // Next answers a write to a file with an internal error.
    if (kind === 'file' && req.method !== 'GET' && req.method !== 'HEAD') return sendError(res, 'method_not_allowed')
    stripInternalHeaders(res, requestedPayload(req.headers) !== DOCUMENT, undefined, kind)
    const responseInfo = responseInfoOf(res)
    if (responseInfo && isCmsCall(path)) responseInfo.cacheControl = 'private, no-store'
    if (responseInfo && kind === 'live') responseInfo.sources = await pageHeaders.sources(invalidation.createContext())
    return storage.run(invalidation.createContext(), () => next(req, res))
  }

  function listener(req: IncomingMessage, res: ServerResponse): void {
    if (pages.serveFromCache(req, res)) return
    addSecurityHeaders(res, headers)
    handle(req, res).catch((error: unknown) => {
      // After the response has ended, the error only means that the client or a body limit aborted the request.
      if (!res.writableEnded) logError(`${req.method} ${req.url?.split('?')[0]}`, error)
      sendError(res, 'internal')
    })
  }

  return { listener, serverApi, sessionStreams, timedExpiry, views }
}
