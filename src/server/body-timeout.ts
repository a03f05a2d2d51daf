import type { IncomingMessage, ServerResponse } from 'node:http'
import { sendError } from './http-errors'

export type BodyTimeouts = {
  /** Nothing of the body may be missing for longer than this without a byte arriving. Milliseconds. */
  idleMs: number
  /** What any body may take. Milliseconds. */
  graceMs: number
  /** What a body must have arrived by, on average, once it takes longer: bytes a second. */
  minBytesPerS: number
  /** How often to look. Milliseconds. */
  checkIntervalMs: number
}

/**
 * A video of 2 GB over a slow connection takes hours and is welcome; a body that trickles in holds a connection and
 * is not. So what counts is progress, and how long a body can take is bounded by how large it may be (body-limit.ts).
 */
export const BODY_TIMEOUTS: BodyTimeouts = {
  idleMs: 30_000,
  graceMs: 60_000,
  minBytesPerS: 16 * 1_024,
  checkIntervalMs: 1_000,
}

/**
 * Ends a request whose body stops arriving or arrives too slowly: with 408, or by cutting the connection where an
 * answer has begun. Node's own `requestTimeout` is one for all requests, large uploads too.
 */
export function enforceBodyTimeout(
  req: IncomingMessage,
  res: ServerResponse,
  timeouts: BodyTimeouts = BODY_TIMEOUTS,
): void {
  if (!hasBody(req)) return
  const { socket } = req
  const initialBytes = socket.bytesRead
  let lastBytes = initialBytes
  let startedMs = performance.now()
  let lastProgressMs = startedMs
  let lastCheckMs = startedMs
  const timer = setInterval(() => {
    if (req.complete || socket.destroyed) return clearInterval(timer)
    const nowMs = performance.now()
    if (isBufferFull(req)) {
      // It is us who do not read: that time is not the sender's.
      startedMs += nowMs - lastCheckMs
      lastProgressMs = nowMs
    }
    lastCheckMs = nowMs
    if (socket.bytesRead !== lastBytes) {
      lastBytes = socket.bytesRead
      lastProgressMs = nowMs
    }
    const allowedMs = timeouts.graceMs + ((lastBytes - initialBytes) / timeouts.minBytesPerS) * 1_000
    if (nowMs - lastProgressMs <= timeouts.idleMs && nowMs - startedMs <= allowedMs) return
    clearInterval(timer)
    // After the answer, or in the middle of one, nothing more can be said.
    res.once('close', () => req.destroy())
    if (res.headersSent) socket.destroy()
    else sendError(res, 'request_timeout')
  }, timeouts.checkIntervalMs)
  timer.unref()
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

const isBufferFull = (req: IncomingMessage) => req.readableLength >= req.readableHighWaterMark
