/**
 * The server process: runs the start checks, then Next behind our own listener. `npm run serve`, `npm start` and
 * `npm run dev` (`--dev`: hot reload) start it; scripts/steps/programs.mjs compiles it.
 */
import type { RequestListener } from 'node:http'
import { resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import next from 'next'
import sharp from 'sharp'
import { bridge } from '@/runtime/bridge'
import { applyEnvironment, EnvironmentError, readEnvironment } from '@/runtime/environment'
import { sessionCookieName, signingKey } from '@/runtime/session-token'
import { startCheckpoints } from './checkpoints'
import { createHandler } from './handler'
import { createHttpServer } from './http-server'
import { runJobs } from './jobs'
import { logError } from './log'
import type { PageViewCount } from './page-views'
import { ProxyThread } from './proxy/start-proxy'
import { drain, shutDownOnSignal } from './shutdown'
import { checkDataFolder, checkNode, checkPort, listenError, restrictDatabaseFiles, StartError } from './start-checks'
import { storeViews } from './store-views'
import { startUploadCleanup } from './upload-temp-dir'

const START_TIMEOUT_MS = 120_000
const POLL_INTERVAL_MS = 20
/** The demo accounts' password is public: while they exist, the server listens on this machine only. */
const LOOPBACK = '127.0.0.1'
/** Finished pages that this thread keeps, for requests at the same time. The proxy thread keeps them for longer. */
const PAGE_CACHE_BYTES = 8 * 1_024 * 1_024
/** Compiled beside this program (scripts/steps/programs.mjs). */
const PROXY_PROGRAM = './proxy-thread.mjs'
/** Written by the build (scripts/steps/compress-files.mjs). */
const COMPRESSED_FILES = resolve('.next/ebs-compressed')

const dev = process.argv.includes('--dev')

async function start(): Promise<void> {
  // Files written from here on (database, uploads, image cache) are readable by this user only.
  process.umask(0o077)
  checkNode(process.versions.node)
  const settings = readEnvironment()
  applyEnvironment(settings)
  await checkDataFolder(settings.dataDir)
  await restrictDatabaseFiles(settings.databaseUrl)
  await checkPort(settings)

  // With hostname 127.0.0.1, Next takes a rewrite to its own pages for another host and proxies to itself forever
  // (vercel/next.js#94745).
  const app = next({ dev, hostname: 'localhost', port: settings.port })
  const site = () => bridge().site
  const headers = {
    https: settings.siteUrl.startsWith('https:'),
    reportOnly: settings.cspReportOnly,
    origins: settings.cspOrigins,
    dev,
  }
  const proxy = dev ? null : new ProxyThread()
  const { listener, serverApi, sessionStreams, timedExpiry, views } = createHandler({
    next: (req, res) => app.getRequestHandler()(req, res),
    site,
    signingKey: signingKey(settings.secret),
    siteUrl: settings.siteUrl,
    trustedProxies: settings.trustedProxies,
    dev,
    headers,
    maxStreams: Math.floor(settings.maxConnections / 2),
    ...(proxy && { updates: proxy.updates, pageCacheBytes: PAGE_CACHE_BYTES }),
  })
  // Set before Next is prepared, because the CMS may publish while it starts.
  bridge().server = serverApi
  // Of up to 50 MB of pictures: none is resized twice in the same way, since the result is kept on disk.
  sharp.cache(false)
  await app.prepare()
  await waitForSite(site)
  const host = settings.host ?? ((await site()?.hasDemoAccounts()) ? LOOPBACK : undefined)

  const options = {
    server: { maxConnections: settings.maxConnections, headers },
    listen: { port: settings.port, host },
  }
  const connections = proxy
    ? proxyConnections(proxy, listener, {
        ...options,
        cookieName: sessionCookieName(settings.siteUrl),
        countViews: (counts) => views.add(counts),
      })
    : developmentConnections(app, listener, options)
  const stopCheckpoints = startCheckpoints(settings.databaseUrl)
  const stopJobs = runJobs(site)
  const stopTimedExpiry = timedExpiry.start()
  const stopUploadCleanup = startUploadCleanup(settings.dataDir)
  const stopStreams = sessionStreams.start()
  const stopViews = storeViews(views, site)
  shutDownOnSignal(connections.drain, stopStreams, async () => {
    stopJobs()
    stopTimedExpiry()
    stopUploadCleanup()
    await stopViews()
    await stopCheckpoints()
    await site()?.close()
  })
  await connections.accept().catch((error) => Promise.reject(listenError(error, options.listen)))
  console.log(`Ready on ${settings.siteUrl}${dev ? ' (development)' : ''}`)
}

/** Next does not wait for instrumentation.ts, so the first requests would find the site still starting. */
async function waitForSite(site: () => unknown): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS
  while (!site()) {
    if (Date.now() > deadline) throw new StartError('The CMS did not start. See the messages above')
    await setTimeout(POLL_INTERVAL_MS)
  }
}

type Options = { server: Parameters<typeof createHttpServer>[1]; listen: { port: number; host: string | undefined } }
type Connections = { accept: () => Promise<void>; drain: () => Promise<void> }

/** The proxy thread accepts them (docs/decisions/44-cached-pages-have-a-thread-of-their-own.md). */
function proxyConnections(
  proxy: ProxyThread,
  listener: RequestListener,
  options: Options & { cookieName: string; countViews: (counts: readonly PageViewCount[]) => void },
): Connections {
  const program = new URL(PROXY_PROGRAM, import.meta.url)
  return {
    accept: () => proxy.start(listener, { program, compressedFolder: COMPRESSED_FILES, ...options }),
    drain: () => proxy.drain(),
  }
}

/** In development nothing is cached, and hot reload needs the connections for its own messages. */
function developmentConnections(
  app: ReturnType<typeof next>,
  listener: RequestListener,
  { listen, server: serverOptions }: Options,
): Connections {
  const server = createHttpServer(listener, serverOptions)
  server.on('upgrade', (req, socket, head) => void app.getUpgradeHandler()(req, socket, head))
  const accept = () =>
    new Promise<void>((resolve, reject) => {
      server.once('error', reject).listen(listen, resolve)
    })
  return { accept, drain: () => drain(server) }
}

// By default Node ends the process, so a request that causes an unhandled rejection could stop the site.
process.on('unhandledRejection', (error) => logError('unhandled rejection', error))

start().catch((error: unknown) => {
  if (error instanceof StartError || error instanceof EnvironmentError) console.error(error.message)
  else logError('start', error)
  process.exit(1)
})
