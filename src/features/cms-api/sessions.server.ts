import 'server-only'
import { sessionCookie, signInCookie } from '@/platform/session/cookie'
import { refreshSession } from '@/platform/session/refresh.server'
import { extendSession } from '@/platform/session/session-store.server'
import { signOut, signOutCookies } from '@/platform/session/sign-out.server'
import { sessionSigningKey } from '@/platform/session/viewer.server'
import { AppError } from '@/rules/app-error'
import { readToken, sessionCookieName } from '@/runtime/session-token'
import { errorResponse, type Handler } from './responses.server'

/**
 * Staff who sign in at /admin get the same sessions as members: 30 days, with tokens of 30 minutes. Creating,
 * extending or ending one writes only the session's row, where the CMS would write back the whole user as it was when
 * the request came in.
 */

/** The Cookie header for a Set-Cookie value. */
const cookiePair = (setCookie: string) => setCookie.split(';', 1)[0] ?? ''

function withCookies(answer: Response, cookies: readonly string[]): Response {
  for (const cookie of cookies) answer.headers.append('set-cookie', cookie)
  return answer
}

/**
 * The response for a new session: the user as the CMS's own `me` returns it, with the cookies.
 * @param cookies Set-Cookie values, the session's first
 */
export async function signedInResponse(request: Request, get: Handler, cookies: readonly string[]): Promise<Response> {
  const headers = new Headers({ cookie: cookiePair(cookies[0] ?? '') })
  const meRequest = new Request(new URL('/cms/api/users/me?depth=0', request.url), { headers })
  const me = await get(meRequest, { params: Promise.resolve({ slug: ['users', 'me'] }) })
  return withCookies(Response.json({ ...Object(await me.json()), message: 'Signed in.' }), cookies)
}

/** Issues a new token for an active session; otherwise responds with 403 and clears the cookie. */
export async function refresh(request: Request, get: Handler): Promise<Response> {
  const { cookies, user } = await refreshSession(request.headers)
  return user
    ? signedInResponse(request, get, cookies)
    : withCookies(errorResponse(new AppError('forbidden', 'Sign in again.')), cookies)
}

/** Ends the session and clears its cookie. */
export async function logout(request: Request): Promise<Response> {
  await signOut(request.headers)
  return withCookies(Response.json({ message: 'You are signed out.' }), signOutCookies())
}

/** The response of a call in which the CMS has created a session, extended to the lifetime of our own. */
export async function withExtendedSession(answer: Response): Promise<Response> {
  const cookie = answer.headers.getSetCookie().find((each) => each.startsWith(`${sessionCookieName()}=`))
  const token = cookie && sessionCookie(new Headers({ cookie: cookiePair(cookie) }))
  const claims = token && (await readToken(token, sessionSigningKey()))
  if (!claims || !(await extendSession(claims))) return answer
  const headers = new Headers(answer.headers)
  headers.set('set-cookie', signInCookie(token))
  return new Response(answer.body, { status: answer.status, headers })
}
