import { SESSION_COOKIE } from './token'

const secure = () => (process.env.SITE_URL?.startsWith('https:') ? '; Secure' : '')

/** The Set-Cookie value that signs a browser in until the token expires. DESIGN 6. */
export function signInCookie(token: string, expiresAtS: number): string {
  const expires = new Date(expiresAtS * 1000).toUTCString()
  return `${SESSION_COOKIE}=${token}; Path=/; HttpOnly; SameSite=Lax; Expires=${expires}${secure()}`
}

/** The Set-Cookie value that signs a browser out. */
export function signOutCookie(): string {
  return `${SESSION_COOKIE}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0${secure()}`
}
