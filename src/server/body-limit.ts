import type { IncomingMessage, ServerResponse } from 'node:http'
import { refuse } from './refusals'

/** Bytes of a request body. Uploads of media included. */
const MAX_BODY_BYTES = 10 * 1_024 * 1_024

/** Whether the request announces a body over the limit. */
export function announcesTooMuch(req: IncomingMessage): boolean {
  return Number(req.headers['content-length'] ?? 0) > MAX_BODY_BYTES
}

/**
 * Counts a body of unannounced length as it arrives. Over the limit the caller gets
 * a 413 and the connection ends, so that whoever reads the body sees it break off.
 */
export function limitStreamedBody(req: IncomingMessage, res: ServerResponse): void {
  if (req.headers['transfer-encoding'] === undefined) return
  const push = req.push.bind(req)
  let bytes = 0
  // Node's parser hands over each chunk through push; a 'data' listener would start the flow too early.
  req.push = (chunk: Buffer | null, encoding?: BufferEncoding) => {
    bytes += chunk?.byteLength ?? 0
    if (bytes <= MAX_BODY_BYTES) return push(chunk, encoding)
    if (!res.writableEnded) {
      res.once('close', () => req.destroy())
      refuse(res, 'payload_too_large')
    }
    return false
  }
}
