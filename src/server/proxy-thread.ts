/** The thread that accepts the clients' connections (docs/decisions/44-cached-pages-have-a-thread-of-their-own.md). */
import { parentPort, workerData } from 'node:worker_threads'
import { builtFiles } from './built-files'
import { createHttpServer } from './http-server'
import { logError } from './log'
import { PageViews } from './page-views'
import { createProxy } from './proxy/create-proxy'
import type { FromProxy, ProxyThreadOptions, ToProxy } from './proxy/start-proxy'
import { drain } from './shutdown'

/** How often the main thread is told what was read. */
const VIEWS_INTERVAL_MS = 30_000

const { proxy, server: serverOptions, listen, compressedFolder } = workerData as ProxyThreadOptions
const views = new PageViews()
const serveFile = builtFiles(compressedFolder, serverOptions.headers)
const server = createHttpServer(createProxy(proxy, { views, serveFile }), serverOptions)
const say = (message: FromProxy) => parentPort?.postMessage(message)
/** The main thread writes them to the database. */
const sayViews = () => say({ kind: 'views', counts: views.take() })

process.on('unhandledRejection', (error) => logError('unhandled rejection of the proxy', error))

server.once('error', ({ code, message }: NodeJS.ErrnoException) => say({ kind: 'failed', code, message }))
setInterval(sayViews, VIEWS_INTERVAL_MS).unref()
server.listen(listen, () => say({ kind: 'listening' }))

parentPort?.on('message', async (message: ToProxy) => {
  if (message !== 'drain') return
  await drain(server)
  sayViews()
  say({ kind: 'drained' })
})
