/** The thread that accepts the clients' connections (docs/decisions/44-cached-pages-have-a-thread-of-their-own.md). */
import { parentPort, workerData } from 'node:worker_threads'
import { createHttpServer } from './http-server'
import { logError } from './log'
import { createProxy } from './proxy/create-proxy'
import type { FromProxy, ProxyThreadOptions, ToProxy } from './proxy/start-proxy'
import { drain } from './shutdown'

const { proxy, server: serverOptions, listen } = workerData as ProxyThreadOptions
const server = createHttpServer(createProxy(proxy), serverOptions)
const say = (message: FromProxy) => parentPort?.postMessage(message)

process.on('unhandledRejection', (error) => logError('unhandled rejection of the proxy', error))

server.once('error', ({ code, message }: NodeJS.ErrnoException) => say({ kind: 'failed', code, message }))
server.listen(listen, () => say({ kind: 'listening' }))

parentPort?.on('message', async (message: ToProxy) => {
  if (message !== 'drain') return
  await drain(server)
  say({ kind: 'drained' })
})
