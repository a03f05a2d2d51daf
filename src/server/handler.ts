import { AsyncLocalStorage } from 'node:async_hooks'
import type { KeyObject } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { sessionCookieName } from '@/features/session/token'
import { announcesTooMuch, cmsBodyLimit, isCmsBody, limitStreamedBody, ordinaryLimit } from './body-limit'
import { type BodyTimes, limitBodyTime } from './body-timeout'
import { NO_SOURCES } from './content-policy'
import { createDataCache } from './data-cache'
import { judge } from './door'
import { createEndedSessions } from './ended-sessions'
import { isForeign } from './foreign'
import { Freshness } from './freshness'
import { cleanHeaders, hideInternals } from './headers'
import { logError } from './log'
import { DOCUMENT, payloadOf } from './navigation'
import { PageCache } from './page-cache'
import { PageHeaders } from './page-headers'
import { Pages, redirect } from './pages'
import { createReaders } from './readers'
import { METHODS, refuse } from './refusals'
import { createRenderer, type NextHandler } from './render'
import { createRouteStore } from './route-store'
import { answerOf, secureAnswer } from './secure-answer'
import { type HeaderSettings, isCmsCall, kindOfCode } from './security-headers'
import type { PolicySources, RenderContext, ServerSide, SiteSide } from './shared'
import { isPreview, surfaceOf } from './surfaces'

type HandlerOptions = {
  next: NextHandler
  site: () => SiteSide | undefined
  signingKey: KeyObject
  siteUrl: string
  /** How many proxies of our own stand before us. */
  trustedProxies: number
  dev: boolean
  headers: HeaderSettings
  bodyTimes?: BodyTimes
}

/**
 * Puts the door, the pages and Next behind one request listener.
 * @returns the listener, and what Next's bundle is offered (shared.ts)
 */
export function createHandler({
  next,
  site,
  signingKey,
  siteUrl,
  trustedProxies,
  dev,
  headers,
  bodyTimes,
}: HandlerOptions) {
  const storage = new AsyncLocalStorage<RenderContext>()
  const freshness = new Freshness()
  const data = createDataCache(storage, freshness)
  const routes = createRouteStore(storage, freshness)
  const pageHeaders = new PageHeaders(policySources, headers)
  const cache = new PageCache(pageHeaders.around(createRenderer(next, storage)), freshness)
  /** What the settings add to the policy of a page, which is made from them from then on. */
  function policySources(context: RenderContext): Promise<PolicySources> {
    const offering = site()
    if (!offering) return Promise.resolve(NO_SOURCES)
    return storage.run(context, () => data.read('policy sources', () => offering.policySources()))
  }
  function expire(tags: readonly string[]): void {
    freshness.expire(tags)
    data.drop(tags)
    routes.drop(tags)
    cache.drop(tags)
  }
  /** For staff who doubt what a page shows: its lists are read from the database again too. */
  function refresh(tags: readonly string[]): void {
    data.clear()
    expire(tags)
  }
  const endedSessions = createEndedSessions()
  const readers = createReaders({
    key: signingKey,
    cookieName: sessionCookieName(siteUrl),
    audienceOfSession: async (session) => {
      const current = site()
      if (!current) throw new Error('The site is starting: nobody can say whose session this is.')
      return current.audienceOfSession(session)
    },
    ended: endedSessions,
  })
  const pages = new Pages({ cache, readers, next, storage, freshness, site, refresh, dev })
  const offered: ServerSide = {
    render: storage,
    data,
    routes,
    expire,
    forgetMember: readers.forgetMember,
    endedSessions,
  }

  async function answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const verdict = judge(req.url ?? '')
    cleanHeaders(req.headers, req.socket.remoteAddress ?? '', trustedProxies)
    if (verdict.kind === 'refused') return refuse(res, verdict.code)
    const path = verdict.kind === 'admitted' ? verdict.path : null
    const limit = ordinaryLimit()
    const hasTooMuch = limitStreamedBody(req, res, limit)
    limitBodyTime(req, res, bodyTimes)
    if (isCmsBody(req, path)) Object.assign(limit, await cmsBodyLimit(req, path, site()))
    if (announcesTooMuch(req, limit) || hasTooMuch()) return refuse(res, limit.beyond)
    if (verdict.kind === 'redirect') return redirect(res, 308, verdict.location)
    const surface = path === null ? 'closed' : surfaceOf(path, dev)
    if (path !== null && surface === 'code') {
      const hidden = isPreview(path) && !(await site()?.hasPreview(path, req.headers.cookie))
      return hidden ? pages.answer(req, res, null, '') : passOn(req, res, path)
    }
    const about = answerOf(res)
    if (dev && about) about.sources = await pageHeaders.sources(freshness.begin())
    return pages.answer(req, res, surface === 'page' ? path : null, verdict.kind === 'admitted' ? verdict.query : '')
  }

  /** Lets a route or the CMS answer. */
  async function passOn(req: IncomingMessage, res: ServerResponse, path: string): Promise<void> {
    if (!METHODS.includes(req.method ?? '')) return refuse(res, 'method_not_allowed', METHODS)
    if (isForeign(req, path, siteUrl)) return refuse(res, 'foreign_origin')
    const kind = kindOfCode(path)
    hideInternals(res, payloadOf(req.headers) !== DOCUMENT, undefined, kind)
    const about = answerOf(res)
    if (about && isCmsCall(path)) about.cacheControl = 'private, no-store'
    if (about && kind === 'live') about.sources = await pageHeaders.sources(freshness.begin())
    return storage.run(freshness.begin(), () => next(req, res))
  }

  function listener(req: IncomingMessage, res: ServerResponse): void {
    if (pages.answerAtOnce(req, res)) return
    secureAnswer(res, headers)
    answer(req, res).catch((error: unknown) => {
      // One that was answered already only tells that its reader, or our limit, broke it off.
      if (!res.writableEnded) logError(`${req.method} ${req.url?.split('?')[0]}`, error)
      refuse(res, 'internal')
    })
  }

  return { listener, offered }
}
