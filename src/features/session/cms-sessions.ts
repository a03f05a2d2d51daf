import 'server-only'
import { AuthenticationError, LockedAuth, UnverifiedEmail, ValidationError } from 'payload'
import { z } from 'zod'
import { TEXTS } from '@/rules/texts'
import { arrive } from './arrive'
import { sessionCookie, signInCookie } from './cookie'
import { openByPassword } from './open-session'
import { spendHashTime } from './password-hash'
import { personCalled } from './person-called'
import { lengthenSession } from './record'
import { refreshSession } from './refresh'
import { signOut, signOutCookies } from './sign-out'
import { readToken, sessionCookieName } from './token'
import { ourKey } from './viewer'

type Args = { params: Promise<{ slug: string[] }> }
type Handler = (request: Request, args: Args) => Promise<Response>
type Own = (request: Request, get: Handler) => Promise<Response>

const text = z.string().trim().optional().catch(undefined)
const loginBody = z.object({ username: text, email: text, password: z.string().catch('') })

/** In the CMS's own shape, which the admin shows. */
const refusal = (status: number, message: string) => Response.json({ errors: [{ message }] }, { status })

/** What a Cookie header is made of the session's Set-Cookie value. */
const asSent = (setCookie: string) => setCookie.split(';', 1)[0] ?? ''

/** The request's headers with the token in the cookie: the CMS takes it in a header of its own too. */
function withCookie({ headers }: Request): Headers {
  const token = /^(?:JWT|Bearer) (.+)$/.exec(headers.get('authorization') ?? '')?.[1]
  return token ? new Headers({ cookie: `${sessionCookieName()}=${token}` }) : headers
}

/** The person as the CMS's own `me` shows them to the holder of this session, with its cookies. */
async function answerFor(request: Request, get: Handler, cookies: readonly string[]): Promise<Response> {
  const me = new Request(new URL('/cms/api/users/me', request.url), { headers: { cookie: asSent(cookies[0] ?? '') } })
  const answer = await get(me, { params: Promise.resolve({ slug: ['users', 'me'] }) })
  const headers = new Headers({ 'cache-control': 'private, no-store', 'content-type': 'application/json' })
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return new Response(answer.body, { status: answer.status, headers })
}

async function login(request: Request, get: Handler): Promise<Response> {
  const { email, password, username } = loginBody.parse(await request.json().catch(() => ({})))
  // The CMS too takes the username first.
  const name = username || email
  const person = name ? await personCalled(name) : undefined
  if (!person) {
    await spendHashTime()
    return refusal(401, TEXTS.loginFailed)
  }
  try {
    const session = await openByPassword(person.id, password)
    const address = request.headers.get('x-ebs-client-ip') ?? 'unknown'
    const { cookies } = await arrive(person, session, { address, headers: request.headers })
    return await answerFor(request, get, cookies)
  } catch (error) {
    if (error instanceof UnverifiedEmail || error instanceof LockedAuth) return refusal(error.status, error.message)
    if (error instanceof AuthenticationError || error instanceof ValidationError) return refusal(401, TEXTS.loginFailed)
    throw error
  }
}

async function refresh(request: Request, get: Handler): Promise<Response> {
  const { cookies, user } = await refreshSession(withCookie(request))
  if (user) return answerFor(request, get, cookies)
  const refused = refusal(403, 'Sign in again.')
  for (const cookie of cookies) refused.headers.append('set-cookie', cookie)
  return refused
}

async function logout(request: Request): Promise<Response> {
  await signOut(withCookie(request))
  const answer = Response.json({ message: 'You are signed out.' })
  for (const cookie of signOutCookies()) answer.headers.append('set-cookie', cookie)
  return answer
}

const OWN: Readonly<Record<string, Own>> = { login, logout, 'refresh-token': refresh }
/** The CMS's calls that sign somebody in on the way: with a session and a cookie for half an hour. */
const SIGNING_IN = ['first-register', 'reset-password']

/** The CMS takes its addresses in any case. */
function actionOf([collection, action = '', ...more]: string[]): string {
  return collection?.toLowerCase() === 'users' && more.length === 0 ? action.toLowerCase() : ''
}

/** Gives a session that the CMS has begun the life of one of ours. */
async function lengthened(answer: Response): Promise<Response> {
  const cookie = answer.headers.getSetCookie().find((each) => each.startsWith(`${sessionCookieName()}=`))
  const token = cookie && sessionCookie(new Headers({ cookie: asSent(cookie) }))
  const claims = token && (await readToken(token, ourKey()))
  if (!claims || !(await lengthenSession(claims))) return answer
  const headers = new Headers(answer.headers)
  headers.set('set-cookie', signInCookie(token))
  return new Response(answer.body, { status: answer.status, headers })
}

/**
 * Has the CMS's calls about sessions answered by ours, so that staff who sign in at /admin have the same session as
 * everybody: it lasts 30 days behind a token of 30 minutes, and beginning, lengthening or ending it writes nothing else
 * of the person, where the CMS writes the whole row back as it was when the request came in.
 * @param post the CMS's handler, for all other calls
 * @param get the CMS's handler of GET, which shows the person
 */
export function withOwnSessions(post: Handler, get: Handler): Handler {
  return async (request, args) => {
    const action = actionOf((await args.params).slug)
    const own = Object.hasOwn(OWN, action) ? OWN[action] : undefined
    if (own) return own(request, get)
    const answer = await post(request, args)
    return SIGNING_IN.includes(action) && answer.ok ? lengthened(answer) : answer
  }
}
