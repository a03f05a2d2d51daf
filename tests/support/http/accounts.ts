import type { Audience } from '@/rules/audience'
import { DEMO_PASSWORD } from '../../../demo/people'
import { ownAddress } from './addresses'
import { type ApiResponse, sendRequest } from './client'

export type DemoName = 'free' | 'standard' | 'premium' | 'administrator' | 'manager' | 'editor' | 'organizer'

export const STAFF = ['administrator', 'manager', 'editor', 'organizer'] as const satisfies DemoName[]

/** One device cookie for all tests, so that not every sign-in sends an email about a new device. */
const OUR_DEVICE = 'ebs-device=browser-of-the-testsAA'

/** Tries to sign in. */
export function tryToSignIn(
  username: string,
  password: string = DEMO_PASSWORD,
  from: string | undefined = ownAddress(),
): Promise<ApiResponse> {
  return sendRequest('/api/auth/login', { body: { username, password }, cookie: OUR_DEVICE, from })
}

/** Signs a demo account in with a new session. @returns its Cookie header */
export async function signIn(name: DemoName): Promise<string> {
  const { setCookies, status } = await tryToSignIn(name)
  const [cookie] = setCookies[0]?.split(';') ?? []
  if (status !== 200 || !cookie) throw new Error(`${name} could not sign in: ${status}`)
  return cookie
}

const signedIn = new Map<DemoName, Promise<string>>()

/** The Cookie header of a demo account that stays signed in, for tests that do not sign it out. */
export function cookieOf(name: DemoName): Promise<string> {
  const cookie = signedIn.get(name) ?? signIn(name)
  signedIn.set(name, cookie)
  return cookie
}

/** The Cookie header of a demo account of an audience; undefined for a visitor. */
export function cookieFor(audience: Audience): Promise<string | undefined> {
  return audience === 'visitor' ? Promise.resolve(undefined) : cookieOf(audience)
}
