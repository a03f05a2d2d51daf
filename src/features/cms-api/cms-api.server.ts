import 'server-only'
import { asSystem } from '@/cms/client/local-api.server'
import { cancelBeforeDeletion } from '@/features/memberships/deletion.server'
import { type CallKind, callLimits } from '@/platform/limits/call-limits.server'
import { limiter } from '@/platform/limits/limiter.server'
import { sessionCookie } from '@/platform/session/cookie'
import { VISITOR, type Viewer, viewerOf } from '@/platform/session/viewer.server'
import { AppError } from '@/rules/app-error'
import { LIMITS } from '@/rules/limits'
import { isStaffRole } from '@/rules/roles'
import { accountAction, handleAccountCall } from './accounts.server'
import { hasDocumentBody, hasJsonBody, isJsonText, parseBody, readSmallBody, withParsedBody } from './bodies.server'
import { queryProblem } from './query.server'
import { errorResponse, type Handler, stripTokens } from './responses.server'
import { findTarget, type Target } from './target.server'

type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE' | 'OPTIONS'
type Handlers = Readonly<Record<Method, Handler>>

/** More than any account call needs. */
const MAX_ACCOUNT_BODY_BYTES = 64 * 1_024

const limits = callLimits('cms')
const files = limiter('cms-file', { points: LIMITS.filesPerMinute, windowS: 60 })

/**
 * Adds our own checks in front of the CMS's REST interface: rate limits, validation of queries and bodies, and all
 * calls about passwords. The CMS itself would respond to some invalid input with a 500.
 * @param cms the CMS's own handlers
 */
export function cmsApi(cms: Handlers): Handlers {
  const guarded =
    (method: Method): Handler =>
    async (request, args) => {
      try {
        return await handle(cms, method, request, (await args.params).slug)
      } catch (error) {
        if (error instanceof AppError) return errorResponse(error)
        throw error
      }
    }
  return {
    GET: guarded('GET'),
    POST: guarded('POST'),
    PATCH: guarded('PATCH'),
    PUT: guarded('PUT'),
    DELETE: guarded('DELETE'),
    OPTIONS: guarded('OPTIONS'),
  }
}

const argsOf = (slug: string[]) => ({ params: Promise.resolve({ slug }) })
const isStaff = ({ account }: Viewer) => account !== null && isStaffRole(account.role)

async function handle(cms: Handlers, sent: Method, request: Request, slug: string[]): Promise<Response> {
  const payload = await asSystem('finding out what a request to the CMS is about')
  const action = sent === 'POST' ? accountAction(slug) : null
  const parsed = await parseMethodOverride(request, sent)
  const target = findTarget(payload, parsed.method, slug)
  if (target.isFile && parsed.method === 'GET') return serveFile(cms.GET, request, slug)
  const viewer = await countRequest(request, callKindOf(parsed.method, action))
  if (action) return stripTokens(await accountCall(cms, action, request, slug, viewer))
  const problem = queryProblem(parsed.search)
  if (problem) return rejectQuery(cms, parsed.method, request, slug, viewer, problem)
  const checked = await withReadableBody(parsed.request, parsed.method, target, viewer)
  if (parsed.method === 'DELETE' && target.collection === 'users' && target.endpoint === '/:id') {
    await cancelBeforeDeletion(viewer, Number(slug[1]))
  }
  const response = await cms[sent](checked, argsOf(slug))
  return target.collection === 'users' ? stripTokens(response) : response
}

type ParsedRequest = { request: Request; method: string; search: string }

/** The admin sends long queries as a form by POST with a method override. */
async function parseMethodOverride(request: Request, sent: Method): Promise<ParsedRequest> {
  const { headers } = request
  const { search } = new URL(request.url)
  const meansGet = ['x-payload-http-method-override', 'x-http-method-override'].some(
    (name) => headers.get(name) === 'GET',
  )
  if (sent !== 'POST' || !meansGet) return { request, method: sent, search }
  if (headers.get('content-type') !== 'application/x-www-form-urlencoded') return { request, method: 'GET', search }
  const text = await request.text()
  return { request: new Request(request, { body: text }), method: 'GET', search: text }
}

function callKindOf(method: string, action: unknown): CallKind {
  if (method === 'GET' || method === 'OPTIONS') return 'read'
  return action ? 'session' : 'write'
}

const addressOf = (request: Request) => request.headers.get('x-ebs-client-ip') ?? 'unknown'

/** Counts a request and finds its viewer. @throws AppError too_many_requests */
async function countRequest(request: Request, kind: CallKind): Promise<Viewer> {
  const address = addressOf(request)
  const hasSession = sessionCookie(request.headers) !== undefined
  await limits.byAddress(kind, address, hasSession)
  if (!hasSession) return VISITOR
  const viewer = await viewerOf(request.headers)
  const { account } = viewer
  await limits.byUser(kind, address, account && { id: account.id, isStaff: isStaffRole(account.role) })
  return viewer
}

/** Files are public for all who have the URL; Next's image optimizer also requests pictures without a session. */
async function serveFile(get: Handler, request: Request, slug: string[]): Promise<Response> {
  const address = request.headers.get('x-ebs-client-ip')
  const retryAfterS = address === null ? null : await files.consume(address)
  if (retryAfterS !== null) throw new AppError('too_many_requests', 'Too many requests.', { retryAfterS })
  const url = new URL(request.url)
  if (!url.searchParams.has('prefix')) return get(request, argsOf(slug))
  // A folder of a cloud store; ours has none, and the CMS fails on it.
  url.searchParams.delete('prefix')
  return get(new Request(url, request), argsOf(slug))
}

async function accountCall(
  cms: Handlers,
  action: NonNullable<ReturnType<typeof accountAction>>,
  request: Request,
  slug: string[],
  viewer: Viewer,
): Promise<Response> {
  const bytes = await request.arrayBuffer()
  if (bytes.byteLength > MAX_ACCOUNT_BODY_BYTES) throw new AppError('payload_too_large', 'The body is too large.')
  const body = await readSmallBody(new Request(request, { body: bytes }))
  return handleAccountCall(action, {
    request,
    body,
    browser: { address: addressOf(request), headers: request.headers },
    viewer,
    cms: () => cms.POST(withParsedBody(request, body ?? {}), argsOf(slug)),
    get: cms.GET,
  })
}

/** A viewer without access to the list gets that error rather than the one about the query. */
async function rejectQuery(
  cms: Handlers,
  method: string,
  request: Request,
  slug: string[],
  viewer: Viewer,
  problem: string,
): Promise<Response> {
  if (!isStaff(viewer)) {
    if (method !== 'GET') throw new AppError('forbidden', 'This is for staff.')
    const url = new URL(request.url)
    url.search = '?limit=1&depth=0'
    const { headers } = request
    const response = await cms.GET(new Request(url, { headers: { cookie: headers.get('cookie') ?? '' } }), argsOf(slug))
    if (!response.ok) return response
  }
  throw new AppError('bad_request', problem)
}

/** Endpoints that create or change a document from the body. */
const WRITES = new Set(['POST /', 'PATCH /', 'PATCH /:id'])

/**
 * The request with a body that the CMS can parse. @throws AppError bad_request; forbidden if the sender is not staff
 */
async function withReadableBody(request: Request, method: string, target: Target, viewer: Viewer): Promise<Request> {
  const { headers } = request
  const bodyError = (message: string) =>
    isStaff(viewer) ? new AppError('bad_request', message) : new AppError('forbidden', 'This is for staff.')
  if (method === 'GET' || method === 'OPTIONS') return request
  if (!hasDocumentBody(headers) && WRITES.has(`${method} ${target.endpoint}`))
    throw bodyError('Send the document as JSON.')
  if (!hasJsonBody(headers)) return request
  const json = await request.text()
  if (!WRITES.has(`${method} ${target.endpoint}`)) {
    // Other endpoints validate their own bodies: some take lists, some nothing.
    if (json === '') return new Request(request, { body: null })
    if (!isJsonText(json)) throw bodyError('The body cannot be read: it is not JSON.')
  } else if (!parseBody(json)) throw bodyError('The body cannot be read: it must be one JSON object.')
  return new Request(request, { body: json })
}
