import { AsyncLocalStorage } from 'node:async_hooks'
import type { KeyObject } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { sessionCookieName } from '@/features/session/token'
import { announcesTooMuch, cmsFormLimit, isCmsForm, limitStreamedBody, ordinaryLimit } from './body-limit'
import { judge } from './door'
import { createEndedSessions } from './ended-sessions'
import { isForeign } from './foreign'
import { Freshness } from './freshness'
import { cleanHeaders, hideInternals } from './headers'
import { logError } from './log'
import { DOCUMENT, payloadOf } from './navigation'
import { PageCache } from './page-cache'
import { Pages, redirect } from './pages'
import { createReaders } from './readers'
import { refuse } from './refusals'
import { createRenderer, type NextHandler } from './render'
import { createRouteStore } from './route-store'
import type { RenderContext, ServerSide, SiteSide } from './shared'
import { surfaceOf } from './surfaces'

type HandlerOptions = {
  next: NextHandler
  site: () => SiteSide | undefined
  signingKey: KeyObject
  siteUrl: string
  /** How many proxies of our own stand before us. */
  trustedProxies: number
  dev: boolean
}

/**
 * Puts the door, the pages and Next behind one request listener.
 * @returns the listener, and what Next's bundle is offered (shared.ts)
 */
export function createHandler({ next, site, signingKey, siteUrl, trustedProxies, dev }: HandlerOptions) {
  const storage = new AsyncLocalStorage<RenderContext>()
  const freshness = new Freshness()
  const routes = createRouteStore(storage, freshness)
  const cache = new PageCache(createRenderer(next, storage), freshness)
  function expire(tags: readonly string[]): void {
    freshness.expire(tags)
    cache.clear()
    routes.drop(tags)
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
  const pages = new Pages({ cache, readers, next, storage, freshness, site, expire, dev })
  const offered: ServerSide = { render: storage, routes, expire, forgetMember: readers.forgetMember, endedSessions }

  async function answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const verdict = judge(req.url ?? '')
    cleanHeaders(req.headers, req.socket.remoteAddress ?? '', trustedProxies)
    if (verdict.kind === 'refused') return refuse(res, verdict.code)
    const path = verdict.kind === 'admitted' ? verdict.path : null
    const limit = ordinaryLimit()
    limitStreamedBody(req, res, limit)
    if (isCmsForm(req, path)) Object.assign(limit, await cmsFormLimit(req, path, site()))
    if (announcesTooMuch(req, limit)) return refuse(res, limit.beyond)
    if (verdict.kind === 'redirect') return redirect(res, 308, verdict.location)
    const surface = path === null ? 'closed' : surfaceOf(path, dev)
    if (surface === 'code') {
      if (isForeign(req, path, siteUrl)) return refuse(res, 'foreign_origin')
      hideInternals(res, payloadOf(req.headers) !== DOCUMENT)
      return storage.run(freshness.begin(), () => next(req, res))
    }
    return pages.answer(req, res, surface === 'page' ? path : null, verdict.kind === 'admitted' ? verdict.query : '')
  }

  function listener(req: IncomingMessage, res: ServerResponse): void {
    if (pages.answerAtOnce(req, res)) return
    answer(req, res).catch((error: unknown) => {
      // One that was answered already only tells that its reader, or our limit, broke it off.
      if (!res.writableEnded) logError(`${req.method} ${req.url}`, error)
      refuse(res, 'internal')
    })
  }

  return { listener, offered }
}
