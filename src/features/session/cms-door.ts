import 'server-only'
import { z } from 'zod'
import { type Attempts, attempts, loginAttempts, type Trier } from '@/features/limits/attempts'
import { AppError } from '@/rules/app-error'
import { personCalled } from './person-called'

type Args = { params: Promise<{ slug: string[] }> }
type Handler = (request: Request, args: Args) => Promise<Response>

/** The CMS's own calls about accounts, which the admin's pages make. Its pages for signing in are public. */
const LIMITED: Readonly<Record<string, Attempts>> = {
  login: loginAttempts,
  'forgot-password': attempts('cms-forgot-password'),
  'reset-password': attempts('cms-reset-password'),
  'first-register': attempts('cms-first-register'),
  unlock: attempts('cms-unlock'),
}

/** More than any of these calls needs. */
const MAX_BODY_BYTES = 64 * 1_024

const text = z.string().trim().optional().catch(undefined)
const named = z.object({ username: text, email: text })

const object = z.record(z.string(), z.unknown())

/** What was sent: as JSON, or in the form that the admin's pages send. Nothing, where it cannot be read. */
async function bodyOf(request: Request): Promise<Record<string, unknown>> {
  try {
    const isForm = /^multipart\/form-data/i.test(request.headers.get('content-type') ?? '')
    return object.parse(isForm ? JSON.parse(String((await request.formData()).get('_payload'))) : await request.json())
  } catch {
    // Not for us to answer: the CMS refuses an empty body, and the address is counted all the same.
    return {}
  }
}

/**
 * The request with the body that we have read. Passed on as it came, a form that the CMS reads
 * otherwise than we do would be counted for one account and tried on another.
 */
function asRead(request: Request, body: Record<string, unknown>): Request {
  const headers = new Headers(request.headers)
  headers.set('content-type', 'application/json')
  headers.delete('content-length')
  return new Request(request.url, { method: 'POST', headers, body: JSON.stringify(body) })
}

/** The CMS takes its addresses in any case. */
function limitOf([collection, action = '', ...more]: string[]): Attempts | undefined {
  if (collection?.toLowerCase() !== 'users' || more.length > 0) return undefined
  return Object.hasOwn(LIMITED, action.toLowerCase()) ? LIMITED[action.toLowerCase()] : undefined
}

/** One name for an account, whichever of its two was sent; of a stranger what was sent. */
const accountCalled = async (name: string | undefined) => name && ((await personCalled(name))?.username ?? name)

/** In the CMS's own shape, which the admin shows. */
function refusal({ message, retryAfterS, status }: AppError): Response {
  const headers = { 'cache-control': 'private, no-store', ...(retryAfterS && { 'retry-after': String(retryAfterS) }) }
  return Response.json({ errors: [{ message }] }, { status, headers })
}

/**
 * Puts the limits of signing in before the CMS's own calls about accounts: per account and per
 * address, failed sign-ins in one count with those of /api/auth/login. DESIGN 7.
 */
export function limited(handle: Handler): Handler {
  return async (request, args) => {
    const counted = limitOf((await args.params).slug)
    if (!counted) return handle(request, args)
    const bytes = await request.arrayBuffer()
    if (bytes.byteLength > MAX_BODY_BYTES) return refusal(new AppError('payload_too_large', 'The body is too large.'))
    const body = await bodyOf(new Request(request, { body: bytes }))
    const { email, username } = named.parse(body)
    // The CMS too takes the username first.
    const account = await accountCalled(username || email)
    const trier: Trier = { address: request.headers.get('x-ebs-client-ip') ?? 'unknown', account }
    try {
      await counted.take(trier)
    } catch (error) {
      if (error instanceof AppError) return refusal(error)
      throw error
    }
    const answer = await handle(asRead(request, body), args)
    if (counted === loginAttempts && answer.ok) await counted.succeeded(trier)
    return answer
  }
}

/** What GraphQL calls the same. Nothing of ours signs in there, so it is closed and not counted. */
const ACCOUNT_FIELD = /\b(login|forgotPassword|resetPassword|unlock|verifyEmail)User\b/

/** Refuses what concerns an account's password over the CMS's GraphQL: one request may hold hundreds of tries. */
export function withoutAccounts(handle: (request: Request) => Promise<Response>) {
  return async (request: Request): Promise<Response> => {
    const text = await request.text()
    if (ACCOUNT_FIELD.test(queryIn(text))) return refusal(new AppError('forbidden', 'Sign in at /api/auth/login.'))
    return handle(new Request(request, { body: text }))
  }
}

function queryIn(text: string): string {
  try {
    return z.object({ query: z.string() }).parse(JSON.parse(text)).query
  } catch {
    // The CMS runs no query that cannot be read.
    return ''
  }
}
