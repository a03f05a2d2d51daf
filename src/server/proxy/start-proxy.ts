import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MessageChannel, Worker } from 'node:worker_threads'
import type { PageViewCount } from '../page-views'
import type { HeaderSettings } from '../security-headers'
import { markFromProxy } from './connections'
import type { ProxyOptions } from './create-proxy'
import { type UpdateChannel, UpdateSender } from './updates'

export type ProxyThreadOptions = {
  proxy: ProxyOptions
  server: { maxConnections: number; headers: HeaderSettings }
  listen: { port: number; host: string | undefined }
  /** With the compressed files of the build. */
  compressedFolder: string
}
export type ToProxy = 'drain'
export type FromProxy = State | { kind: 'views'; counts: readonly PageViewCount[] }
type State = { kind: 'listening' | 'drained' } | { kind: 'failed'; code: string | undefined; message: string }

/** The proxy runs beside these pages without waiting: it holds little besides them. MB. */
const HEAP_MB = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16 }
/** The proxy's own limit on headers is Node's 16 kB, to which it adds the client's address. */
const MAX_HEADER_BYTES = 20 * 1_024

/** The thread that accepts the clients' connections, and the connections between it and this thread. */
export class ProxyThread {
  readonly #port: UpdateChannel['port']
  readonly #sent = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
  readonly updates: UpdateSender
  #remotePort: UpdateChannel['port']
  #server: Server | undefined
  #worker: Worker | undefined
  #hasEnded = false

  constructor() {
    const { port1, port2 } = new MessageChannel()
    this.#port = port1
    this.#remotePort = port2
    this.updates = new UpdateSender({ port: this.#port, sent: this.#sent })
  }

  /**
   * Starts the thread.
   * @param listener answers what the proxy forwards
   * @param program the compiled program of the thread
   * @param countViews told which pages the thread has answered
   * @throws NodeJS.ErrnoException when it cannot listen
   */
  async start(
    listener: RequestListener,
    {
      program,
      cookieName,
      countViews,
      ...options
    }: {
      program: URL
      cookieName: string
      countViews: (counts: readonly PageViewCount[]) => void
    } & Omit<ProxyThreadOptions, 'proxy'>,
  ): Promise<void> {
    const socketPath = privateSocketPath()
    this.#server = createForwardedServer(listener)
    await new Promise<void>((resolve, reject) => {
      this.#server?.once('error', reject).listen(socketPath, resolve)
    })
    const updates = { port: this.#remotePort, sent: this.#sent }
    const workerData: ProxyThreadOptions = { proxy: { updates, socketPath, cookieName }, ...options }
    this.#worker = new Worker(program, {
      workerData,
      transferList: [this.#remotePort],
      execArgv: [],
      resourceLimits: HEAP_MB,
      name: 'proxy',
    })
    // Without its connections the process serves no one: it ends with this error, and is started again.
    this.#worker.on('error', (error) => {
      this.#hasEnded = true
      throwLater(error)
    })
    this.#worker.on('exit', () => {
      if (!this.#hasEnded) throwLater(new Error('The proxy thread ended.'))
    })
    this.#worker.on('message', (message: FromProxy) => {
      if (message.kind === 'views') countViews(message.counts)
    })
    const { kind, ...failure } = await this.#state()
    if (kind === 'failed') throw Object.assign(new Error(), failure)
  }

  /** Lets the thread answer its last requests. Resolves when no connection is left. */
  async drain(): Promise<void> {
    if (this.#worker && !this.#hasEnded) {
      this.#worker.postMessage('drain' satisfies ToProxy)
      await this.#state()
    }
    this.#hasEnded = true
    this.#server?.closeAllConnections()
    this.#server?.close()
  }

  /** The next state that the thread tells. */
  #state(): Promise<State> {
    return new Promise((resolve) => {
      const onMessage = (message: FromProxy) => {
        if (message.kind === 'views') return
        this.#worker?.off('message', onMessage)
        resolve(message)
      }
      this.#worker?.on('message', onMessage)
    })
  }
}

/** The server that the proxy forwards to: it has checked the requests and limits the connections. */
export function createForwardedServer(listener: RequestListener): Server {
  const server = createServer(
    { requestTimeout: 0, keepAliveTimeout: 0, requireHostHeader: false, maxHeaderSize: MAX_HEADER_BYTES },
    listener,
  )
  return server.on('connection', markFromProxy)
}

/** In a folder that only this user may open: another one that connects could name any client address. */
function privateSocketPath(): string {
  if (process.platform === 'win32') return `\\\\.\\pipe\\ebs-${process.pid}`
  const folder = mkdtempSync(join(tmpdir(), 'ebs-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return join(folder, 'proxy.sock')
}

function throwLater(error: unknown): void {
  setImmediate(() => {
    throw error
  })
}
