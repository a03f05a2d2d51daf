/**
 * The server process: runs the start checks, then Next behind our own listener. `npm run serve`, `npm start` and
 * `npm run dev` (`--dev`: hot reload) start it; scripts/steps/programs.mjs compiles it.
 */
import type { Server } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import next from 'next'
import { bridge } from '@/runtime/bridge'
import { applyEnvironment, EnvironmentError, readEnvironment, type Settings } from '@/runtime/environment'
import { signingKey } from '@/runtime/session-token'
import { createHandler } from './handler'
import { createHttpServer } from './http-server'
import { runJobs } from './jobs'
import { logError } from './log'
import { shutDownOnSignal } from './shutdown'
import { checkDataFolder, checkNode, checkPort, listenError, restrictDatabaseFiles, StartError } from './start-checks'
import { startUploadCleanup } from './upload-temp-dir'

const START_TIMEOUT_MS = 120_000
const POLL_INTERVAL_MS = 20
/** The demo accounts' password is public: while they exist, the server listens on this machine only. */
const LOOPBACK = '127.0.0.1'

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
  const { listener, serverApi, sessionStreams, timedExpiry } = createHandler({
    next: (req, res) => app.getRequestHandler()(req, res),
    site,
    signingKey: signingKey(settings.secret),
    siteUrl: settings.siteUrl,
    trustedProxies: settings.trustedProxies,
    dev,
    headers,
    maxStreams: Math.floor(settings.maxConnections / 2),
  })
  // Set before Next is prepared, because the CMS may publish while it starts.
  bridge().server = serverApi
  await app.prepare()
  await waitForSite(site)
  const host = settings.host ?? ((await site()?.hasDemoAccounts()) ? LOOPBACK : undefined)

  const server = createHttpServer(listener, { maxConnections: settings.maxConnections, headers })
  if (dev) server.on('upgrade', (req, socket, head) => void app.getUpgradeHandler()(req, socket, head))
  const stopJobs = runJobs(site)
  const stopTimedExpiry = timedExpiry.start()
  const stopUploadCleanup = startUploadCleanup(settings.dataDir)
  const stopStreams = sessionStreams.start()
  shutDownOnSignal(server, stopStreams, async () => {
    stopJobs()
    stopTimedExpiry()
    stopUploadCleanup()
    await site()?.close()
  })
  await listen(server, { ...settings, host })
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

function listen(server: Server, settings: Settings): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(listenError(error, settings)))
    server.listen({ port: settings.port, host: settings.host }, resolve)
  })
}

// By default Node ends the process, so a request that causes an unhandled rejection could stop the site.
process.on('unhandledRejection', (error) => logError('unhandled rejection', error))

start().catch((error: unknown) => {
  if (error instanceof StartError || error instanceof EnvironmentError) console.error(error.message)
  else logError('start', error)
  process.exit(1)
})
