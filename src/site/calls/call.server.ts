import 'server-only'
import type { z } from 'zod'
import { type CallKind, callLimits } from '@/platform/limits/call-limits.server'
import { sessionCookie } from '@/platform/session/cookie'
import { VISITOR, type Viewer, viewerOf } from '@/platform/session/viewer.server'
import { AppError } from '@/rules/app-error'
import { logEntry } from '@/rules/log-entry'
import { isStaffRole } from '@/rules/roles'
import { toUnavailableError } from '@/rules/storage-errors'
import { siteOrigin } from '@/runtime/env'
import { rejectForeignOrigin } from './origin'
import { readQuery } from './query'
import { type FormLimits, readForm, readFormWithFiles, readJson } from './request-body'

type CallAudience = 'anyone' | 'member' | 'staff'

type AllowedOrigins = () => Promise<readonly string[]>

type Definition<Query, Body> = {
  /** Who may call it. */
  audience: CallAudience
  /** The handler needs no viewer, so no session is read: it works while the database is down. */
  anonymous?: true
  query?: z.ZodType<Query>
  /** Schema of a JSON body. */
  body?: z.ZodType<Body>
  /** Schema of form fields; replaces the JSON body. */
  form?: z.ZodType<Body>
  /** Limits for files in a form. Default: no files, and the general body limit. */
  files?: FormLimits
  /** Rate limit category. Default: read or write, by method. `uncounted`: the caller proves itself by a signature. */
  countAs?: Extract<CallKind, 'session'> | 'uncounted'
  /** Origins of other sites whose pages may call it, without a session. Default: none. */
  origins?: AllowedOrigins
  /**
   * The handler. Its result is sent as JSON with status 200, unless it is a CallResponse; it may add headers to
   * `headers`. A Response is sent as it is, with no-store. The body of `request` has been read already.
   */
  run(args: { viewer: Viewer; query: Query; body: Body; address: string; headers: Headers; request: Request }): unknown
}

/** A response with a status other than 200 and the call's own shape, so not an AppError. */
export class CallResponse {
  constructor(
    readonly status: number,
    readonly value: unknown,
  ) {}
}

const READ_METHODS = new Set(['GET', 'HEAD'])
const limits = callLimits('call')

/** The server sets this header from the connection and removes any that a client sends. */
const clientAddressOf = (request: Request) => request.headers.get('x-ebs-client-ip') ?? 'unknown'

const rateLimitUser = ({ account }: Viewer) => account && { id: account.id, isStaff: isStaffRole(account.role) }

function authorize(allowed: CallAudience, viewer: Viewer): void {
  if (allowed === 'anyone') return
  if (!viewer.account) throw new AppError('unauthenticated', 'Sign in first.')
  if (allowed === 'staff' && !isStaffRole(viewer.account.role)) throw new AppError('forbidden', 'This is for staff.')
}

function parse<T>(schema: z.ZodType<T> | undefined, value: unknown): T {
  const result = schema?.safeParse(value)
  if (!result) return undefined as T
  if (result.success) return result.data
  const fields = Object.fromEntries(result.error.issues.flatMap(fieldErrors))
  throw new AppError('bad_request', 'Some of the values are not valid.', { fields })
}

/** Error messages by the name of their field. */
function fieldErrors(issue: z.core.$ZodIssue): [string, string][] {
  const fieldPath = (...more: PropertyKey[]) => [...issue.path, ...more].join('.') || 'body'
  if (issue.code !== 'unrecognized_keys') return [[fieldPath(), issue.message]]
  return issue.keys.map((key) => [fieldPath(key), 'This field does not exist.'])
}

/** @throws AppError like the readers of request-body.ts */
async function readBody<Query, Body>({ body, files, form }: Definition<Query, Body>, request: Request): Promise<Body> {
  if (form) return parse(form, files ? await readFormWithFiles(request, files) : await readForm(request))
  return parse(body, body ? await readJson(request) : undefined)
}

/**
 * Lets another site's page read the response too, if it may make the call.
 * @returns whether the request is from such a page
 * @throws AppError foreign_origin
 */
async function checkOrigin(
  origins: AllowedOrigins | undefined,
  requestHeaders: Headers,
  responseHeaders: Headers,
): Promise<boolean> {
  const otherOrigin = rejectForeignOrigin(requestHeaders, siteOrigin(), await origins?.())
  if (origins) responseHeaders.set('vary', 'Origin')
  if (otherOrigin !== null) responseHeaders.set('access-control-allow-origin', otherOrigin)
  return otherOrigin !== null
}

function jsonResponse(value: unknown, status: number, headers: Headers): Response {
  const json = JSON.stringify(value)
  headers.set('cache-control', 'private, no-store')
  headers.set('content-type', 'application/json')
  // With a known length, the server does not compress a response that is too short to gain from it.
  headers.set('content-length', String(Buffer.byteLength(json)))
  return new Response(json, { status, headers })
}

/** A response that is not JSON, such as captions. It may say more about caching, such as no-transform. */
function withNoStore(response: Response): Response {
  response.headers.append('cache-control', 'private, no-store')
  return response
}

function errorResponse({ method, url }: Request, thrown: unknown, headers: Headers): Response {
  const error = toUnavailableError(thrown) ?? thrown
  if (error instanceof AppError) {
    if (error.retryAfterS) headers.set('retry-after', String(error.retryAfterS))
    return jsonResponse(error, error.status, headers)
  }
  // biome-ignore lint/suspicious/noConsole: the one place that logs a failed call, once and with its cause
  console.error(logEntry(`${method} ${new URL(url).pathname}`, error, new Date()))
  return jsonResponse(new AppError('internal', 'Something went wrong on our side.'), 500, headers)
}

/**
 * Creates a route's handler. Every call goes through it: rate limit, origin, session, role, validation of query and
 * body, error shape and cache header.
 */
export function call<Query = undefined, Body = undefined>(definition: Definition<Query, Body>) {
  return async function handle(request: Request): Promise<Response> {
    const headers = new Headers()
    try {
      const address = clientAddressOf(request)
      const isRead = READ_METHODS.has(request.method)
      const { countAs = isRead ? 'read' : 'write' } = definition
      const kind = countAs === 'uncounted' ? null : countAs
      const hasSession = sessionCookie(request.headers) !== undefined
      if (kind) await limits.byAddress(kind, address, hasSession)
      const foreign = !isRead && (await checkOrigin(definition.origins, request.headers, headers))
      const viewer = foreign || definition.anonymous ? VISITOR : await viewerOf(request.headers)
      if (kind && hasSession) await limits.byUser(kind, address, rateLimitUser(viewer))
      authorize(definition.audience, viewer)
      const query = parse(definition.query, readQuery(request))
      const body = await readBody(definition, request)
      const result = await definition.run({ viewer, query, body, address, headers, request })
      if (result instanceof Response) return withNoStore(result)
      return result instanceof CallResponse
        ? jsonResponse(result.value, result.status, headers)
        : jsonResponse(result, 200, headers)
    } catch (error) {
      return errorResponse(request, error, headers)
    }
  }
}
