import 'server-only'
import type { z } from 'zod'
import { type CallKind, callLimits } from '@/features/limits/call-limits'
import { sessionCookie } from '@/features/session/cookie'
import { VISITOR, type Viewer, viewerOf } from '@/features/session/viewer'
import { AppError } from '@/rules/app-error'
import { logEntry } from '@/rules/log-entry'
import { isStaffRole } from '@/rules/roles'
import { toUnavailableError } from '@/rules/storage-errors'
import { rejectForeignOrigin } from './origin'
import { readQuery } from './query'
import { type FormLimits, readForm, readFormWithFiles, readJson } from './request-body'

type CallAudience = 'anyone' | 'member' | 'staff'

type AllowedOrigins = () => Promise<readonly string[]>

type Definition<Query, Body> = {
  /** Who may call it. */
  audience: CallAudience
  /** The work needs no viewer, and is done without looking the session up: it works while the database does not. */
  anonymous?: true
  query?: z.ZodType<Query>
  /** What a JSON body holds. */
  body?: z.ZodType<Body>
  /** What a form's fields hold, in place of JSON. */
  form?: z.ZodType<Body>
  /** What files a form may carry, and how much of everything. Unnamed: none, and the bounds of any body. */
  files?: FormLimits
  /** What it is counted as. Unnamed: a read or a write, by its method. */
  countAs?: Extract<CallKind, 'session'>
  /** Origins of other sites whose pages may call it, without anybody's session. Unnamed: none. */
  origins?: AllowedOrigins
  /**
   * Does the work. What it returns is sent as JSON, with 200 unless it is a Reply; headers may be
   * added to `headers`. A Response is sent as it is, kept by nobody. `request` is for what else the browser sent: its body has been read.
   */
  run(args: { viewer: Viewer; query: Query; body: Body; address: string; headers: Headers; request: Request }): unknown
}

/** An answer with another status than 200 whose shape is the call's own, and so no AppError. */
export class CallResponse {
  constructor(
    readonly status: number,
    readonly value: unknown,
  ) {}
}

const READ_METHODS = new Set(['GET', 'HEAD'])
const limits = callLimits('call')

/** Set at the door from the connection; a client's own is dropped there. */
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
  throw new AppError('bad_request', 'Some of what was sent is not right.', { fields })
}

/** What is wrong, under the name of each field that it is wrong with. */
function fieldErrors(issue: z.core.$ZodIssue): [string, string][] {
  const fieldPath = (...more: PropertyKey[]) => [...issue.path, ...more].join('.') || 'body'
  if (issue.code !== 'unrecognized_keys') return [[fieldPath(), issue.message]]
  return issue.keys.map((key) => [fieldPath(key), 'There is no such field here.'])
}

/** @throws AppError as the readers of request-body.ts do */
async function readBody<Query, Body>({ body, files, form }: Definition<Query, Body>, request: Request): Promise<Body> {
  if (form) return parse(form, files ? await readFormWithFiles(request, files) : await readForm(request))
  return parse(body, body ? await readJson(request) : undefined)
}

/**
 * Lets another site's page read the answer too, where it may make the call.
 * @returns whether it is such a page
 * @throws AppError foreign_origin
 */
async function checkOrigin(
  origins: AllowedOrigins | undefined,
  requestHeaders: Headers,
  responseHeaders: Headers,
): Promise<boolean> {
  const otherOrigin = rejectForeignOrigin(requestHeaders, process.env.SITE_URL, await origins?.())
  if (origins) responseHeaders.set('vary', 'Origin')
  if (otherOrigin !== null) responseHeaders.set('access-control-allow-origin', otherOrigin)
  return otherOrigin !== null
}

function jsonResponse(value: unknown, status: number, headers: Headers): Response {
  const json = JSON.stringify(value)
  headers.set('cache-control', 'private, no-store')
  headers.set('content-type', 'application/json')
  // Where the length is known, an answer too short to gain from it is not compressed.
  headers.set('content-length', String(Buffer.byteLength(json)))
  return new Response(json, { status, headers })
}

/** An answer that is not JSON, such as captions. */
function withNoStore(response: Response): Response {
  response.headers.set('cache-control', 'private, no-store')
  return response
}

function errorResponse({ method, url }: Request, thrown: unknown, headers: Headers): Response {
  const error = toUnavailableError(thrown) ?? thrown
  if (error instanceof AppError) {
    if (error.retryAfterS) headers.set('retry-after', String(error.retryAfterS))
    return jsonResponse(error, error.status, headers)
  }
  // biome-ignore lint/suspicious/noConsole: the one place where a failed call is logged, once and with its cause
  console.error(logEntry(`${method} ${new URL(url).pathname}`, error, new Date()))
  return jsonResponse(new AppError('internal', 'Something went wrong on our side.'), 500, headers)
}

/**
 * Makes a route's handler. Every call goes through here: rate, origin, session, role,
 * shape of query and body, error shape and cache header. STYLE 12; DESIGN 6.
 */
export function call<Query = undefined, Body = undefined>(definition: Definition<Query, Body>) {
  return async function handle(request: Request): Promise<Response> {
    const headers = new Headers()
    try {
      const address = clientAddressOf(request)
      const isRead = READ_METHODS.has(request.method)
      const kind = definition.countAs ?? (isRead ? 'read' : 'write')
      const hasSession = sessionCookie(request.headers) !== undefined
      await limits.byAddress(kind, address, hasSession)
      const foreign = !isRead && (await checkOrigin(definition.origins, request.headers, headers))
      const viewer = foreign || definition.anonymous ? VISITOR : await viewerOf(request.headers)
      if (hasSession) await limits.byUser(kind, address, rateLimitUser(viewer))
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
