import type { Server } from 'node:http'

/** Connections still busy by then are cut, so that the database can be closed in order. Milliseconds. */
const CUT_AFTER_MS = 2_800
/** Then the process ends in any case. Node itself may take another second to go: 5 seconds in all. */
const EXIT_AFTER_MS = 3_500
const LOOK_EVERY_MS = 50

/**
 * Stops taking connections, lets running requests finish, closes what is idle.
 * Resolves when no connection is left.
 */
export function drain(server: Server, cutAfterMs: number = CUT_AFTER_MS): Promise<void> {
  // A connection kept alive would otherwise bring one more request, and one more.
  server.prependListener('request', (_req, res) => res.setHeader('connection', 'close'))
  const look = setInterval(() => server.closeIdleConnections(), LOOK_EVERY_MS)
  const cut = setTimeout(() => server.closeAllConnections(), cutAfterMs)
  return new Promise((settle) => {
    server.close(() => {
      clearInterval(look)
      clearTimeout(cut)
      settle()
    })
    server.closeIdleConnections()
  })
}

/** Ends the process on SIGINT and SIGTERM, in order; at once on a second signal. */
export function stopOnSignal(server: Server, close: () => Promise<void>): void {
  let stopping = false
  const stop = async () => {
    if (stopping) process.exit(1)
    stopping = true
    setTimeout(() => process.exit(1), EXIT_AFTER_MS).unref()
    await drain(server)
    await close()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => void stop().catch(() => process.exit(1)))
}
