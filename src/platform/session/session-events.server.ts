import 'server-only'
import { AppError } from '@/rules/app-error'
import { bridge } from '@/runtime/bridge'
import { requireAccount, type Viewer } from './viewer.server'

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  // Compression would take more memory than all else of a stream.
  'cache-control': 'no-transform',
  // nginx would hold the events back.
  'x-accel-buffering': 'no',
}
const RETRY_AFTER_S = 60

/**
 * Server-sent events for the browsers of a user: `changed` when the user's sessions, role, plan or profile may have
 * changed. It says nothing more; the browser then looks the user up. GET /api/user/session/events.
 * @throws AppError unavailable when too many streams are open, or the server is stopping
 */
export function sessionEvents(viewer: Viewer, { method, signal }: Request): Response {
  const { expiresAtS, id } = requireAccount(viewer)
  if (method === 'HEAD') return new Response(null, { headers: HEADERS })
  const streams = bridge().server?.sessionStreams
  const { readable, writable } = new TextEncoderStream()
  const writer = writable.getWriter()
  const stream = {
    userId: id,
    expiresAtMs: expiresAtS * 1_000,
    // They fail once the browser has left, which removes the stream below.
    send: (text: string) => void writer.write(text).catch(() => {}),
    end: () => void writer.close().catch(() => {}),
  }
  if (signal.aborted || !streams?.open(stream))
    throw new AppError('unavailable', 'The site cannot send events now.', { retryAfterS: RETRY_AFTER_S })
  const remove = () => streams.remove(stream)
  writer.closed.then(remove, remove)
  // A browser that leaves before the response begins does not cancel its body.
  signal.addEventListener('abort', remove, { once: true })
  return new Response(readable, { headers: HEADERS })
}
