import { SignJWT } from 'jose'
import type { Payload } from 'payload'
import type { signIn } from '@/features/login/sign-in.server'
import type { refreshSession } from '@/platform/session/refresh.server'
import type { viewerOf } from '@/platform/session/viewer.server'
import type { Plan } from '@/rules/audience'
import { readExpiredToken, signingKey } from '@/runtime/session-token'
import { anAccount, PASSWORD } from './users'

/** Imported once the environment is set, which they read. */
export async function sessionCalls() {
  const [{ signIn }, { refreshSession }, { me, viewerOf }] = await Promise.all([
    import('@/features/login/sign-in.server'),
    import('@/platform/session/refresh.server'),
    import('@/platform/session/viewer.server'),
  ])
  return { signIn, refreshSession, me, viewerOf }
}

const key = () => signingKey(process.env.PAYLOAD_SECRET ?? '')
let addresses = 0

/** The headers of a request from its own IP address, so that rate limits do not interfere. */
export function aBrowser(headers: Record<string, string> = {}) {
  addresses += 1
  return { address: `10.0.${addresses >> 8}.${addresses & 255}`, headers: new Headers(headers) }
}

/** The value of a cookie among Set-Cookie values; undefined when it is not set, or cleared. */
export function cookieValue(cookies: readonly string[], name: string): string | undefined {
  return new RegExp(`^${name}=([^;]+);`).exec(cookies.find((cookie) => cookie.startsWith(`${name}=`)) ?? '')?.[1]
}

type Calls = { signIn: typeof signIn; refreshSession: typeof refreshSession }
type ViewerCalls = { viewerOf: typeof viewerOf }

/** Signs a user in by our own call. @returns the token and its claims */
export async function aSession({ signIn }: Pick<Calls, 'signIn'>, username: string) {
  const { cookies, user } = await signIn({ username, password: PASSWORD }, aBrowser())
  return { ...(await readSession(cookieValue(cookies, 'ebs-token'))), user, cookies }
}

let people = 0

/** A new user, signed in by our own call. `viewer` is the viewer that a call gets for the token now. */
export async function aSignedInUser(payload: Payload, calls: Pick<Calls, 'signIn'> & ViewerCalls, plan: Plan) {
  people += 1
  const { id } = await anAccount(payload, `person${people}`, { role: 'member', plan })
  const username = `person${people}user`
  const { claims, token } = await aSession(calls, username)
  return { id, username, token, sid: claims.sid, viewer: () => calls.viewerOf(withToken(token)) }
}

export async function readSession(token: string | undefined) {
  const claims = await readExpiredToken(token, key())
  if (!token || !claims) throw new Error('There is no token that verifies.')
  return { token, claims }
}

/** The request headers of a browser with this session cookie. */
export const withToken = (token: string) => new Headers({ cookie: `ebs-token=${token}` })

/** The same session's token, some time after it expired. */
export async function expired(
  token: string,
  { secondsAgo = 60, ...parts }: { secondsAgo?: number; plan?: string } = {},
) {
  const { claims } = await readSession(token)
  const { userId, role, plan, sid } = claims
  const nowS = Math.floor(Date.now() / 1_000)
  return new SignJWT({ id: userId, collection: 'users', role, plan, sid, exp: nowS - secondsAgo, ...parts })
    .setProtectedHeader({ alg: 'HS256' })
    .sign(key())
}

export async function sessionsOf(payload: Payload, id: number) {
  const user = await payload.findByID({ collection: 'users', id, depth: 0 })
  return user.sessions ?? []
}
