import { decodeJwt } from 'jose'
import { tryToSignIn } from './accounts'
import type { ApiResponse } from './client'
import { signedWithOurKey } from './tokens'
import type { CreatedUser } from './users'

/** The Cookie header of a browser after this response. */
export function cookieIn({ setCookies, status, text }: ApiResponse): string {
  const [cookie] = setCookies.find((each) => /^ebs-token=[^;]/.test(each))?.split(';') ?? []
  if (!cookie) throw new Error(`The response sets no session cookie: ${status} ${text.slice(0, 200)}`)
  return cookie
}

/** Signs a user in. @returns the Cookie header */
export async function signInUser({ password, username }: CreatedUser): Promise<string> {
  return cookieIn(await tryToSignIn(username, password))
}

/** The claims of the token in a Cookie header. */
export const claimsIn = (cookie: string) => decodeJwt(cookie.slice('ebs-token='.length))

/** The Cookie header of the same session, after its token has expired. */
export function expiredCookie(cookie: string, agoS = 60): Promise<string> {
  return signedWithOurKey({ ...claimsIn(cookie), exp: Math.floor(Date.now() / 1_000) - agoS })
}
