import type { RequestListener, Server } from 'node:http'
import { setTimeout as after, setImmediate as nextTurn } from 'node:timers/promises'
import { logError } from './log'

type DrainTimes = {
  /** How long connections that the system has accepted already are still taken. Milliseconds. */
  acceptForMs: number
  /** Connections still busy by then are closed, so that the database can be closed in order. Milliseconds. */
  forceCloseAfterMs: number
}

const DRAIN_TIMES: DrainTimes = { acceptForMs: 300, forceCloseAfterMs: 2_800 }
/** The process exits then in any case. Node may need another second: at most 5 seconds in all. */
const EXIT_AFTER_MS = 3_500
const CLOSE_IDLE_INTERVAL_MS = 50

/**
 * Answers requests for a short time longer, with `connection: close`; then accepts no more connections, lets running
 * requests finish and closes idle connections. Resolves when no connection is left.
 */
export async function drain(
  server: Server,
  { acceptForMs, forceCloseAfterMs }: DrainTimes = DRAIN_TIMES,
): Promise<void> {
  // A keep-alive connection would otherwise send further requests.
  server.prependListener('request', (_req, res) => res.setHeader('connection', 'close'))
  // Closing at once would reset the connections that the system has accepted and Node has not.
  await after(acceptForMs)
  const release = await holdUntilQueueEmpty(server)
  const closeIdle = setInterval(() => server.closeIdleConnections(), CLOSE_IDLE_INTERVAL_MS)
  const forceClose = setTimeout(() => server.closeAllConnections(), forceCloseAfterMs - acceptForMs)
  return new Promise((resolve) => {
    server.close(() => {
      clearInterval(closeIdle)
      clearTimeout(forceClose)
      resolve()
    })
    release()
    server.closeIdleConnections()
  })
}

/** How long to wait for an empty queue: with many new clients it may never be empty. Milliseconds. */
const EMPTY_QUEUE_TIMEOUT_MS = 300

/**
 * Waits for a turn of the event loop without a new connection: then the system's accept queue is empty. Connections in
 * that queue are reset when the port is closed. Requests are held back for this time, since a client that gets its
 * response connects again.
 * @returns releases the held requests; call it once the port is closed
 */
async function holdUntilQueueEmpty(server: Server): Promise<() => void> {
  const heldRequests: Parameters<RequestListener>[] = []
  const holdRequest: RequestListener = (req, res) => heldRequests.push([req, res])
  const listeners = server.listeners('request')
  server.removeAllListeners('request').on('request', holdRequest)
  let hadConnection = true
  const onConnection = () => {
    hadConnection = true
  }
  server.on('connection', onConnection)
  const deadline = performance.now() + EMPTY_QUEUE_TIMEOUT_MS
  while (hadConnection && performance.now() < deadline) {
    hadConnection = false
    await nextTurn()
  }
  server.off('connection', onConnection)
  return () => {
    server.off('request', holdRequest)
    // Node's `listeners` returns them as plain functions.
    for (const listener of listeners) server.on('request', listener as RequestListener)
    for (const request of heldRequests) server.emit('request', ...request)
  }
}

/** The part of `process` that is used here. */
type Process = {
  on(event: string, listener: (reason: unknown) => void): unknown
  exit(code: number): void
}

/**
 * Ends the process in order on SIGINT and SIGTERM (code 0), and after an uncaught exception (code 1), which leaves the
 * process in an unknown state. A second signal ends it at once. Unhandled rejections are only logged (main.ts).
 * @param drained lets the last requests be answered ({@link drain})
 * @param begin called first: ends the responses that would stay open
 * @param close called once no connection is left
 */
export function shutDownOnSignal(
  drained: () => Promise<void>,
  begin: () => void,
  close: () => Promise<void>,
  { host = process }: { host?: Process } = {},
): void {
  let isShuttingDown = false
  const shutDown = async (code: number) => {
    isShuttingDown = true
    setTimeout(() => host.exit(1), EXIT_AFTER_MS).unref()
    try {
      begin()
      await drained()
      await close()
      host.exit(code)
    } catch (error) {
      logError('stopping', error)
      host.exit(1)
    }
  }
  for (const signal of ['SIGINT', 'SIGTERM']) host.on(signal, () => void (isShuttingDown ? host.exit(1) : shutDown(0)))
  host.on('uncaughtException', (error) => {
    logError('uncaught exception, stopping', error)
    if (!isShuttingDown) void shutDown(1)
  })
}
