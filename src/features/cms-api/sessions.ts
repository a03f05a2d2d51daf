import 'server-only'
import { sessionCookie, signInCookie } from '@/features/session/cookie'
import { refreshSession } from '@/features/session/refresh'
import { extendSession } from '@/features/session/session-store'
import { signOut, signOutCookies } from '@/features/session/sign-out'
import { readToken, sessionCookieName } from '@/features/session/token'
import { sessionSigningKey } from '@/features/session/viewer'
import { AppError } from '@/rules/app-error'
import { errorResponse, type Handler } from './responses'

/*
 * Staff who sign in at /admin have the same session as everybody: it lasts 30 days behind a token of 30 minutes, and
 * beginning, lengthening or ending it writes nothing else of the person, where the CMS writes the whole row back as it
 * was when the request came in.
 */

/** What a Cookie header is made of a Set-Cookie value. */
const cookiePair = (setCookie: string) => setCookie.split(';', 1)[0] ?? ''

function withCookies(answer: Response, cookies: readonly string[]): Response {
  for (const cookie of cookies) answer.headers.append('set-cookie', cookie)
  return answer
}

/**
 * The person as the CMS's own `me` shows them, for the admin that has just been given these cookies.
 * @param cookies Set-Cookie values, the session's first
 */
export async function signedInResponse(request: Request, get: Handler, cookies: readonly string[]): Promise<Response> {
  const headers = new Headers({ cookie: cookiePair(cookies[0] ?? '') })
  const meRequest = new Request(new URL('/cms/api/users/me?depth=0', request.url), { headers })
  const me = await get(meRequest, { params: Promise.resolve({ slug: ['users', 'me'] }) })
  return withCookies(Response.json({ ...Object(await me.json()), message: 'Signed in.' }), cookies)
}

/** A new token for a session that is alive; 403 for any other, and the cookie goes. */
export async function refresh(request: Request, get: Handler): Promise<Response> {
  const { cookies, user } = await refreshSession(request.headers)
  return user
    ? signedInResponse(request, get, cookies)
    : withCookies(errorResponse(new AppError('forbidden', 'Sign in again.')), cookies)
}

/** Ends the session, and takes its cookie away. */
export async function logout(request: Request): Promise<Response> {
  await signOut(request.headers)
  return withCookies(Response.json({ message: 'You are signed out.' }), signOutCookies())
}

/** The answer of a call in which the CMS has begun a session: with the life of one of ours. */
export async function withExtendedSession(answer: Response): Promise<Response> {
  const cookie = answer.headers.getSetCookie().find((each) => each.startsWith(`${sessionCookieName()}=`))
  const token = cookie && sessionCookie(new Headers({ cookie: cookiePair(cookie) }))
  const claims = token && (await readToken(token, sessionSigningKey()))
  if (!claims || !(await extendSession(claims))) return answer
  const headers = new Headers(answer.headers)
  headers.set('set-cookie', signInCookie(token))
  return new Response(answer.body, { status: answer.status, headers })
}
