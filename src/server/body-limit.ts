import type { IncomingMessage, ServerResponse } from 'node:http'
import { LIMITS } from '@/rules/limits'
import { isStaffRole } from '@/rules/roles'
import type { SiteApi } from './bridge'
import { sendError } from './http-errors'

/** Bytes of a request body. Pictures included. */
const MAX_BODY_BYTES = 10 * 1_024 * 1_024
/** Bytes of a form that nobody on the staff sends the CMS: its sign-in has a few hundred. */
const MAX_PUBLIC_FORM_BYTES = 16 * 1_024
/** Bytes of any other body that a visitor or member sends the CMS: as much as our own calls take. */
const MAX_PUBLIC_BODY_BYTES = 64 * 1_024
/** What a form has around the file that it carries. */
const MULTIPART_OVERHEAD_BYTES = 1_024 * 1_024

const CMS_API_PREFIX = '/cms/api/'
/** Where films and sound are put into the library, and replaced. */
const VIDEO_UPLOAD_PATH = /^\/cms\/api\/videoFiles(?:\/\d+)?$/

/** How many bytes a body may have, and what is said of one that has more. */
export type BodyLimit = { maxBytes: number; errorCode: 'payload_too_large' | 'forbidden' }

/** Of any request. */
export const defaultBodyLimit = (): BodyLimit => ({ maxBytes: MAX_BODY_BYTES, errorCode: 'payload_too_large' })

/** Whether a body is a form, which may hold files. */
const isForm = ({ headers }: IncomingMessage) => /^\s*multipart\//i.test(headers['content-type'] ?? '')

/**
 * Whether a request sends the CMS a body whose limit depends on the sender. The CMS reads a body, and stores a form's
 * files for a while (arriving.ts), before it asks by whom: so the server asks first. A small body need not be asked
 * about.
 * @param path decoded, without query and without a trailing slash; null for one that is no address
 */
export const hasCmsBody = (req: IncomingMessage, path: string | null): path is string =>
  path?.startsWith(CMS_API_PREFIX) === true &&
  (isForm(req) ||
    req.headers['transfer-encoding'] !== undefined ||
    declaresTooLarge(req, { maxBytes: MAX_PUBLIC_BODY_BYTES }))

/** What visitors and members may send the CMS: no more than a sign-in. */
const publicBodyLimit = (req: IncomingMessage): BodyLimit =>
  isForm(req)
    ? { maxBytes: MAX_PUBLIC_FORM_BYTES, errorCode: 'forbidden' }
    : { maxBytes: MAX_PUBLIC_BODY_BYTES, errorCode: 'payload_too_large' }

/** The limit of such a body: staff send pages, pictures and, in one place, films; others next to nothing. */
export async function cmsBodyLimit(req: IncomingMessage, path: string, site: SiteApi | undefined): Promise<BodyLimit> {
  const role = await site?.roleOf(req.headers.cookie)
  if (!role || !isStaffRole(role)) return publicBodyLimit(req)
  if (!isForm(req) || !VIDEO_UPLOAD_PATH.test(path)) return defaultBodyLimit()
  return { ...defaultBodyLimit(), maxBytes: LIMITS.videoMaxBytes + MULTIPART_OVERHEAD_BYTES }
}

/** Whether the request announces a body over the limit. */
export function declaresTooLarge(req: IncomingMessage, { maxBytes }: Pick<BodyLimit, 'maxBytes'>): boolean {
  return Number(req.headers['content-length'] ?? 0) > maxBytes
}

/**
 * Counts a body of unannounced length as it arrives; from the first byte, so call it before anything is waited for.
 * Over the limit the caller gets the refusal and the connection ends, so that whoever reads the body sees it break off.
 * @param limit may be changed afterwards
 * @returns whether more than the limit of that moment has come already
 */
export function limitStreamedBody(req: IncomingMessage, res: ServerResponse, limit: BodyLimit): () => boolean {
  if (req.headers['transfer-encoding'] === undefined) return () => false
  const push = req.push.bind(req)
  let bytes = 0
  // Node's parser hands over each chunk through push; a 'data' listener would start the flow too early.
  req.push = (chunk: Buffer | null, encoding?: BufferEncoding) => {
    bytes += chunk?.byteLength ?? 0
    if (bytes <= limit.maxBytes) return push(chunk, encoding)
    if (!res.writableEnded) {
      res.once('close', () => req.destroy())
      sendError(res, limit.errorCode)
    }
    return false
  }
  return () => bytes > limit.maxBytes
}
