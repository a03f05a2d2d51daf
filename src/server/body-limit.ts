import type { IncomingMessage, ServerResponse } from 'node:http'
import { LIMITS } from '@/rules/limits'
import { isStaffRole } from '@/rules/roles'
import type { SiteApi } from '@/runtime/site-api'
import { sendError } from './http-errors'
import { destroyAfter } from './proxy/connections'

/** Bytes of a request body, pictures included. */
const MAX_BODY_BYTES = 10 * 1_024 * 1_024
/** Bytes of a form sent to the CMS without a staff session. The sign-in form has a few hundred. */
const MAX_PUBLIC_FORM_BYTES = 16 * 1_024
/** Bytes of any other body sent to the CMS without a staff session: the limit of our own API. */
const MAX_PUBLIC_BODY_BYTES = 64 * 1_024
/** Bytes of a multipart form around its file. */
const MULTIPART_OVERHEAD_BYTES = 1_024 * 1_024

const CMS_API_PREFIX = '/cms/api/'
/** Where video and audio files are uploaded and replaced. */
const VIDEO_UPLOAD_PATH = /^\/cms\/api\/videoFiles(?:\/\d+)?$/

/** How many bytes a body may have, and the error for a larger one. */
export type BodyLimit = { maxBytes: number; errorCode: 'payload_too_large' | 'forbidden' }

/** The limit of an ordinary request. */
export const defaultBodyLimit = (): BodyLimit => ({ maxBytes: MAX_BODY_BYTES, errorCode: 'payload_too_large' })

/** Whether a body is a form, which may hold files. */
const isForm = ({ headers }: IncomingMessage) => /^\s*multipart\//i.test(headers['content-type'] ?? '')

/**
 * Whether a request sends the CMS a body whose limit depends on the sender. The CMS reads a body, and stores a form's
 * files (upload-temp-dir.ts), before it authenticates the sender, so the server authenticates first. A small body is
 * within every limit.
 * @param path decoded, without query and without a trailing slash; null for a malformed URL
 */
export const hasCmsBody = (req: IncomingMessage, path: string | null): path is string =>
  path?.startsWith(CMS_API_PREFIX) === true &&
  (isForm(req) ||
    req.headers['transfer-encoding'] !== undefined ||
    declaresTooLarge(req, { maxBytes: MAX_PUBLIC_BODY_BYTES }))

/** The limit for visitors and members: enough for a sign-in. */
const publicBodyLimit = (req: IncomingMessage): BodyLimit =>
  isForm(req)
    ? { maxBytes: MAX_PUBLIC_FORM_BYTES, errorCode: 'forbidden' }
    : { maxBytes: MAX_PUBLIC_BODY_BYTES, errorCode: 'payload_too_large' }

/** The limit of a body for which {@link hasCmsBody} is true. Staff send pages and pictures, and videos at one path. */
export async function cmsBodyLimit(req: IncomingMessage, path: string, site: SiteApi | undefined): Promise<BodyLimit> {
  const role = await site?.roleOf(req.headers.cookie)
  if (!role || !isStaffRole(role)) return publicBodyLimit(req)
  if (!isForm(req) || !VIDEO_UPLOAD_PATH.test(path)) return defaultBodyLimit()
  return { ...defaultBodyLimit(), maxBytes: LIMITS.videoMaxBytes + MULTIPART_OVERHEAD_BYTES }
}

/** Whether the request's Content-Length is over the limit. */
export function declaresTooLarge(req: IncomingMessage, { maxBytes }: Pick<BodyLimit, 'maxBytes'>): boolean {
  return Number(req.headers['content-length'] ?? 0) > maxBytes
}

/**
 * Counts the bytes of a chunked body. Call it before the first `await`, so that no chunk is missed. Over the limit it
 * sends the error and destroys the request, so that the reader of the body gets an error too.
 * @param limit may be changed afterwards
 * @returns tells whether the bytes received so far exceed the current limit
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
      destroyAfter(res, req)
      sendError(res, limit.errorCode)
    }
    return false
  }
  return () => bytes > limit.maxBytes
}
