import type { Server } from 'node:http'
import { setTimeout as after } from 'node:timers/promises'
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
  const look = setInterval(() => server.closeIdleConnections(), LOOK_EVERY_MS)
  const cut = setTimeout(() => server.closeAllConnections(), cutAfterMs - acceptMs)
  return new Promise((settle) => {
    server.close(() => {
      clearInterval(look)
      clearTimeout(cut)
      settle()
    })
    server.closeIdleConnections()
  })
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
