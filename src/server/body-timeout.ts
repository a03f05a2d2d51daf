import type { IncomingMessage, ServerResponse } from 'node:http'
import { refuse } from './refusals'

export type BodyTimes = {
  /** Nothing of the body may be missing for longer than this without a byte arriving. Milliseconds. */
  idleMs: number
  /** What any body may take. Milliseconds. */
  graceMs: number
  /** What a body must have arrived by, on average, once it takes longer: bytes a second. */
  minBytesPerS: number
  /** How often to look. Milliseconds. */
  everyMs: number
}

/**
 * A video of 2 GB over a slow connection takes hours and is welcome; a body that trickles in holds a connection and
 * is not. So what counts is progress, and how long a body can take is bounded by how large it may be (body-limit.ts).
 */
export const BODY_TIMES: BodyTimes = { idleMs: 30_000, graceMs: 60_000, minBytesPerS: 16 * 1_024, everyMs: 1_000 }

/**
 * Ends a request whose body stops arriving or arrives too slowly: with 408, or by cutting the connection where an
 * answer has begun. Node's own `requestTimeout` is one for all requests, large uploads too.
 */
export function limitBodyTime(req: IncomingMessage, res: ServerResponse, times: BodyTimes = BODY_TIMES): void {
  if (!hasBody(req)) return
  const { socket } = req
  const first = socket.bytesRead
  let seen = first
  let beganMs = performance.now()
  let movedMs = beganMs
  let lookedMs = beganMs
  const timer = setInterval(() => {
    if (req.complete || socket.destroyed) return clearInterval(timer)
    const nowMs = performance.now()
    if (isFull(req)) {
      // It is us who do not read: that time is not the sender's.
      beganMs += nowMs - lookedMs
      movedMs = nowMs
    }
    lookedMs = nowMs
    if (socket.bytesRead !== seen) {
      seen = socket.bytesRead
      movedMs = nowMs
    }
    const allowedMs = times.graceMs + ((seen - first) / times.minBytesPerS) * 1_000
    if (nowMs - movedMs <= times.idleMs && nowMs - beganMs <= allowedMs) return
    clearInterval(timer)
    // After the answer, or in the middle of one, nothing more can be said.
    res.once('close', () => req.destroy())
    if (res.headersSent) socket.destroy()
    else refuse(res, 'request_timeout')
  }, times.everyMs)
  timer.unref()
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

const isFull = (req: IncomingMessage) => req.readableLength >= req.readableHighWaterMark
