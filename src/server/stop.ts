import type { RequestListener, Server } from 'node:http'
import { setTimeout as after, setImmediate as nextTurn } from 'node:timers/promises'
import { logError } from './log'

type DrainTimes = {
  /** The system goes on handing over connections that it has taken already. Milliseconds. */
  acceptMs: number
  /** Connections still busy by then are cut, so that the database can be closed in order. Milliseconds. */
  cutAfterMs: number
}

const DRAIN_TIMES: DrainTimes = { acceptMs: 300, cutAfterMs: 2_800 }
/** Then the process ends in any case. Node itself may take another second to go: 5 seconds in all. */
const EXIT_AFTER_MS = 3_500
const LOOK_EVERY_MS = 50

/**
 * Answers what was sent so far and what comes for a moment longer, each with `connection: close`; then takes no more
 * connections, lets running requests finish, closes what is idle. Resolves when no connection is left.
 */
export async function drain(server: Server, { acceptMs, cutAfterMs }: DrainTimes = DRAIN_TIMES): Promise<void> {
  // A connection kept alive would otherwise bring one more request, and one more.
  server.prependListener('request', (_req, res) => res.setHeader('connection', 'close'))
  // Closed at once, the connections that the system has accepted and Node has not would be reset.
  await after(acceptMs)
  const release = await noneWaiting(server)
  const look = setInterval(() => server.closeIdleConnections(), LOOK_EVERY_MS)
  const cut = setTimeout(() => server.closeAllConnections(), cutAfterMs - acceptMs)
  return new Promise((settle) => {
    server.close(() => {
      clearInterval(look)
      clearTimeout(cut)
      settle()
    })
    release()
    server.closeIdleConnections()
  })
}

/** How long to look for such a moment: under a flood of new clients there may be none. Milliseconds. */
const NONE_WAITING_WITHIN_MS = 300

/**
 * Waits for a turn of the event loop that had no new connection, so that the system's queue was empty a moment ago:
 * connections that wait there are reset when the port is closed. Answers are held back meanwhile, since a client that
 * has one comes again.
 * @returns to be called once the port is closed: lets the answers go on
 */
async function noneWaiting(server: Server): Promise<() => void> {
  const held: Parameters<RequestListener>[] = []
  const hold: RequestListener = (req, res) => held.push([req, res])
  const listeners = server.listeners('request')
  server.removeAllListeners('request').on('request', hold)
  let arrived = true
  const note = () => {
    arrived = true
  }
  server.on('connection', note)
  const until = performance.now() + NONE_WAITING_WITHIN_MS
  while (arrived && performance.now() < until) {
    arrived = false
    await nextTurn()
  }
  server.off('connection', note)
  return () => {
    server.off('request', hold)
    // Node gives them without the types of their event.
    for (const listener of listeners) server.on('request', listener as RequestListener)
    for (const request of held) server.emit('request', ...request)
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
export function stopInOrder(
  server: Server,
  close: () => Promise<void>,
  { host = process, times = DRAIN_TIMES }: { host?: Process; times?: DrainTimes } = {},
): void {
  let stopping = false
  const stop = async (code: number) => {
    stopping = true
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
  for (const signal of ['SIGINT', 'SIGTERM']) host.on(signal, () => void (stopping ? host.exit(1) : stop(0)))
  host.on('uncaughtException', (error) => {
    logError('uncaught exception, stopping', error)
    if (!stopping) void stop(1)
  })
}
