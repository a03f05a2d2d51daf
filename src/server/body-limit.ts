import type { IncomingMessage, ServerResponse } from 'node:http'
import { LIMITS } from '@/rules/limits'
import { isStaffRole } from '@/rules/roles'
import { refuse } from './refusals'
import type { SiteSide } from './shared'

/** Bytes of a request body. Pictures included. */
const MAX_BODY_BYTES = 10 * 1_024 * 1_024
/** Bytes of a form that nobody on the staff sends the CMS: its sign-in has a few hundred. */
const MAX_STRANGERS_FORM_BYTES = 16 * 1_024
/** What a form has around the file that it carries. */
const AROUND_A_FILE_BYTES = 1_024 * 1_024

const CMS = '/cms/api/'
/** Where films and sound are put into the library, and replaced. */
const FILMS = /^\/cms\/api\/videoFiles(?:\/\d+)?$/

/**
 * How many bytes the body of a request may have. A film is long; but a form for the CMS is read, and its files kept
 * for a while (arriving.ts), before the CMS asks by whom: so it is asked here.
 * @param path decoded, without query and without a trailing slash; null for one that is no address
 */
export async function maxBodyBytes(
  { headers, method = 'GET' }: IncomingMessage,
  path: string | null,
  site: SiteSide | undefined,
): Promise<number> {
  const isForm = headers['content-type']?.trimStart().toLowerCase().startsWith('multipart/')
  if (!path?.startsWith(CMS) || !isForm || method === 'GET') return MAX_BODY_BYTES
  const role = await site?.roleOf(headers.cookie)
  if (!role || !isStaffRole(role)) return MAX_STRANGERS_FORM_BYTES
  return FILMS.test(path) ? LIMITS.filmBytes + AROUND_A_FILE_BYTES : MAX_BODY_BYTES
}

/** Whether the request announces a body over the limit. */
export function announcesTooMuch(req: IncomingMessage, maxBytes: number): boolean {
  return Number(req.headers['content-length'] ?? 0) > maxBytes
}

/**
 * Counts a body of unannounced length as it arrives. Over the limit the caller gets
 * a 413 and the connection ends, so that whoever reads the body sees it break off.
 */
export function limitStreamedBody(req: IncomingMessage, res: ServerResponse, maxBytes: number): void {
  if (req.headers['transfer-encoding'] === undefined) return
  const push = req.push.bind(req)
  let bytes = 0
  // Node's parser hands over each chunk through push; a 'data' listener would start the flow too early.
  req.push = (chunk: Buffer | null, encoding?: BufferEncoding) => {
    bytes += chunk?.byteLength ?? 0
    if (bytes <= maxBytes) return push(chunk, encoding)
    if (!res.writableEnded) {
      res.once('close', () => req.destroy())
      refuse(res, 'payload_too_large')
    }
    return false
  }
}
