import type { RequestListener, Server } from 'node:http'
import { setTimeout as after, setImmediate as nextTurn } from 'node:timers/promises'
import { logError } from './log'

type DrainTimes = {
  /** The system goes on handing over connections that it has taken already. Milliseconds. */
  acceptForMs: number
  /** Connections still busy by then are cut, so that the database can be closed in order. Milliseconds. */
  forceCloseAfterMs: number
}

const DRAIN_TIMES: DrainTimes = { acceptForMs: 300, forceCloseAfterMs: 2_800 }
/** Then the process ends in any case. Node itself may take another second to go: 5 seconds in all. */
const EXIT_AFTER_MS = 3_500
const CLOSE_IDLE_INTERVAL_MS = 50

/**
 * Answers what was sent so far and what comes for a moment longer, each with `connection: close`; then takes no more
 * connections, lets running requests finish, closes what is idle. Resolves when no connection is left.
 */
export async function drain(
  server: Server,
  { acceptForMs, forceCloseAfterMs }: DrainTimes = DRAIN_TIMES,
): Promise<void> {
  // A connection kept alive would otherwise bring one more request, and one more.
  server.prependListener('request', (_req, res) => res.setHeader('connection', 'close'))
  // Closed at once, the connections that the system has accepted and Node has not would be reset.
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

/** How long to look for such a moment: under a flood of new clients there may be none. Milliseconds. */
const EMPTY_QUEUE_TIMEOUT_MS = 300

/**
 * Waits for a turn of the event loop that had no new connection, so that the system's queue was empty a moment ago:
 * connections that wait there are reset when the port is closed. Answers are held back meanwhile, since a client that
 * has one comes again.
 * @returns to be called once the port is closed: lets the answers go on
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
    // Node gives them without the types of their event.
    for (const listener of listeners) server.on('request', listener as RequestListener)
    for (const request of heldRequests) server.emit('request', ...request)
  }
}

/** What of the process is used here. */
type Process = {
  on(event: string, listener: (reason: unknown) => void): unknown
  exit(code: number): void
}

/**
 * Ends the process in order on SIGINT and SIGTERM (code 0), and after an error that nothing caught (code 1): what was
 * being done then was left half-way, and only a new process is in a known state. A second signal ends it at once.
 * A rejected promise that nothing awaits leaves nothing half-way: it is logged, and the site goes on.
 * @param close what has to be closed once nothing is asked any more
 */
export function shutDownOnSignal(
  server: Server,
  close: () => Promise<void>,
  { host = process, times = DRAIN_TIMES }: { host?: Process; times?: DrainTimes } = {},
): void {
  let isShuttingDown = false
  const shutDown = async (code: number) => {
    isShuttingDown = true
    setTimeout(() => host.exit(1), EXIT_AFTER_MS).unref()
    try {
      await drain(server, times)
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
