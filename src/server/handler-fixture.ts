import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MessageChannel } from 'node:worker_threads'
import { SignJWT } from 'jose'
import { type Audience, audienceOfMember, type Plan } from '@/rules/audience'
import type { WeekView } from '@/rules/page-view'
import type { Role } from '@/rules/roles'
import { signingKey } from '@/runtime/session-token'
import type { SessionAudience, SessionRef } from '@/runtime/sessions'
import type { PolicySources, Resolution } from '@/runtime/site-api'
import { createHandler } from './handler'
import { PAGE_HEADER } from './headers'
import { PageViews } from './page-views'
import { createProxy } from './proxy/create-proxy'
import { createForwardedServer } from './proxy/start-proxy'
import { UpdateSender } from './proxy/updates'
import type { HeaderSettings } from './security-headers'

const KEY = signingKey('a secret for tests')
/** The only preview that has a document. */
export const PREVIEW = '/preview/premium/recipes/1'
const LONG = 'a line of text\n'.repeat(200)
let servers: Server[] = []
/** Call in afterEach. */
export function closeServer(): void {
  for (const server of servers) {
    server.closeAllConnections()
    server.close()
  }
  servers = []
}

/**
 * A server with our listener in front of a fake Next, which serves what the rewrite of next.config.mjs would choose. As in
 * production its clients are connected to the proxy, which here runs in the same thread.
 */
export async function aServer({
  resolve = pageFor,
  weekView = () => null,
  answer = staticPage,
  role = null,
  dev = false,
  headers = {},
  sources = { scripts: [], styles: [], images: [], forms: [] },
  audienceOfSession = audienceFromToken,
}: {
  resolve?: (path: string, audience: Audience) => Resolution
  /** How the page of a program's week is shown. */
  weekView?: (path: string, cookie: string | undefined) => WeekView
  /** The role of the user with an active session. */
  role?: Role | null
  answer?: FakeNext
  dev?: boolean
  headers?: Partial<HeaderSettings>
  /** Content-Security-Policy sources from the site's settings. */
  sources?: PolicySources
  /** Looks up a session, as the database would. */
  audienceOfSession?: (session: SessionRef) => Promise<SessionAudience | null>
} = {}) {
  const requests: string[] = []
  const { port1, port2 } = new MessageChannel()
  const sent = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
  let currentRole = role
  const { listener, serverApi, views } = createHandler({
    next: async (req, res) => {
      const context = serverApi.render.getStore()
      const path = new URL(req.url ?? '', 'http://localhost').pathname
      const audience = req.headers[PAGE_HEADER] ?? 'call'
      requests.push(`${req.method} ${req.url} ${audience} ${req.headers.cookie ?? '-'}`)
      if (context) serverApi.routes.get(path)
      await answer(req, res, `${audience} ${path} ${LONG}`)
    },
    site: () => ({
      resolve: async (path, audience) => resolve(path, audience),
      weekView: async (path, _audience, cookie) => weekView(path, cookie),
      addPageViews: async () => {},
      hasPreview: async (path) => path === PREVIEW,
      audienceOfSession,
      roleOf: async () => currentRole,
      policySources: async () => {
        serverApi.render.getStore()?.tags.add('global:settings')
        return { ...sources }
      },
      hasDemoAccounts: async () => false,
      runDueJobs: async () => {},
      close: async () => {},
    }),
    signingKey: KEY,
    siteUrl: 'http://site.example',
    trustedProxies: 0,
    dev,
    maxStreams: 10,
    headers: { https: false, reportOnly: false, origins: [], dev, ...headers },
    ...(!dev && { updates: new UpdateSender({ port: port1, sent }) }),
  })
  const folder = mkdtempSync(join(tmpdir(), 'ebs-handler-'))
  const socketPath = join(folder, 'proxy.sock')
  const forwarded: (string | undefined)[] = []
  const behind = createForwardedServer((req, res) => {
    forwarded.push(req.url)
    listener(req, res)
  }).listen(socketPath)
  const proxyViews = new PageViews()
  const proxy = createProxy(
    { updates: { port: port2, sent }, socketPath, cookieName: 'ebs-token' },
    { views: proxyViews },
  )
  const server = createServer(proxy).listen(0, '127.0.0.1')
  server.on('close', () => rmSync(folder, { recursive: true, force: true }))
  servers.push(server, behind)
  await Promise.all([once(server, 'listening'), once(behind, 'listening')])
  const setRole = (next: Role | null) => {
    currentRole = next
  }
  /** How often each page was read since the last call, as both threads have counted. */
  const readPages = () => {
    views.add(proxyViews.take())
    return Object.fromEntries(views.take())
  }
  return { ask: createRequester(server), requests, forwarded, serverApi, setRole, readPages }
}
export type FakeNext = (req: IncomingMessage, res: ServerResponse, body: string) => void | Promise<void>

const pageFor = (path: string): Resolution => {
  if (path === '/old') return { kind: 'redirect', location: '/new#there', status: 308 }
  return path.startsWith('/nothing') ? { kind: 'missing' } : { kind: 'page' }
}
export const staticPage: FakeNext = (req, res, body) => {
  res.writeHead(200, {
    'content-type': req.headers.rsc === '1' ? 'text/x-component' : 'text/html; charset=utf-8',
    'cache-control': 's-maxage=31536000',
    'x-nextjs-cache': 'HIT',
    'x-nextjs-stale-time': '300',
    vary: 'rsc, next-router-state-tree, Accept-Encoding',
    ...(req.headers.rsc === '1' && { 'x-nextjs-rewritten-path': `/~page/${body.split(' ')[0]}/x` }),
  })
  res.end(body)
}
export const dynamicPage: FakeNext = (req, res) => {
  res.writeHead(200, { 'content-type': 'text/html', 'cache-control': 'private, no-store', 'set-cookie': 'a=b' })
  res.end(`for ${req.headers.cookie ?? 'no one'}`)
}

export type Ask = { path: string; method?: string; headers?: Record<string, string>; body?: Buffer }
function createRequester(of: Server) {
  const address = of.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return ({ path, method = 'GET', headers = {}, body }: Ask) =>
    new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>((settle, reject) => {
      const req = request({ host: '127.0.0.1', port, path, method, headers }, (res) => {
        const chunks: Buffer[] = []
        res.on('data', (chunk) => chunks.push(chunk))
        res.on('end', () => settle({ status: res.statusCode ?? 0, headers: res.headers, body: Buffer.concat(chunks) }))
      })
      req.on('error', reject)
      req.end(body)
    })
}

/** The audiences of the sessions that {@link aMember} has created, by session id. */
const activeSessions = new Map<string, Audience>()
const audienceFromToken = async ({ sid }: SessionRef): Promise<SessionAudience | null> => {
  const audience = activeSessions.get(sid)
  return audience ? { audience, expiresAtMs: Number.POSITIVE_INFINITY } : null
}

/** The request headers of a member with an active session. */
export async function aMember(plan: Plan, expiresInS = 60): Promise<Record<string, string>> {
  const sid = `a session of ${plan}`
  activeSessions.set(sid, audienceOfMember({ plan, staff: false }))
  const token = await new SignJWT({ id: 7, collection: 'users', role: 'member', plan, sid })
    .setProtectedHeader({ alg: 'HS256' })
    .setExpirationTime(Math.floor(Date.now() / 1_000) + expiresInS)
    .sign(KEY)
  return { cookie: `theme=light; ebs-token=${token}` }
}
