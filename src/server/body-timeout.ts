import type { IncomingMessage, ServerResponse } from 'node:http'
import { sendError } from './http-errors'
import { destroyAfter } from './proxy/connections'

export type BodyTimeouts = {
  /** Longest time without a byte. Milliseconds. */
  idleMs: number
  /** Time that every body is allowed, whatever its size. Milliseconds. */
  graceMs: number
  /** Average rate that a body must reach beyond `graceMs`: bytes per second. */
  minBytesPerS: number
  /** How often progress is checked. Milliseconds. */
  checkIntervalMs: number
}

/**
 * The limits are on progress rather than total time: a 2 GB video over a slow connection may take hours, while a body
 * that trickles in only holds a connection. The total time is bounded by the size limit (body-limit.ts).
 */
export const BODY_TIMEOUTS: BodyTimeouts = {
  idleMs: 30_000,
  graceMs: 60_000,
  minBytesPerS: 16 * 1_024,
  checkIntervalMs: 1_000,
}

/**
 * Ends a request whose body stalls or is too slow: with 408, or by destroying the connection once a response has
 * begun. Node's own `requestTimeout` is a single limit for all requests, large uploads included.
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
      // Backpressure: the sender is waiting for the server, so this time does not count.
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
    // Once the headers are sent, no error response is possible.
    destroyAfter(res, req)
    if (res.headersSent) socket.destroy()
    else sendError(res, 'request_timeout')
  }, timeouts.checkIntervalMs)
  timer.unref()
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

const isBufferFull = (req: IncomingMessage) => req.readableLength >= req.readableHighWaterMark
