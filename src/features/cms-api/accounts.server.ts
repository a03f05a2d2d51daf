import 'server-only'
import type { z } from 'zod'
import { resetBody } from '@/features/accounts/bodies.server'
import { resetPassword, sendResetLinkTo } from '@/features/accounts/reset-password.server'
import { loginBody, signIn } from '@/features/login/sign-in.server'
import { createAttemptLimiter } from '@/platform/limits/attempt-limiter.server'
import type { Browser } from '@/platform/session/devices.server'
import { findUserByLogin } from '@/platform/session/find-user-by-login.server'
import { loginAttemptOf } from '@/platform/session/login-attempt.server'
import type { Viewer } from '@/platform/session/viewer.server'
import { AppError } from '@/rules/app-error'
import { isStaffRole } from '@/rules/roles'
import { type Body, loginName } from './bodies.server'
import type { Handler } from './responses.server'
import { logout, refresh, signedInResponse, withExtendedSession } from './sessions.server'

/** A call of the CMS about an account's password or session, as its admin makes them. */
type AccountCall = {
  request: Request
  /** The parsed body; null if it is unreadable. */
  body: Body | null
  browser: Browser
  viewer: Viewer
  /** Runs the CMS's own handler, with the body that we have parsed. */
  cms(): Promise<Response>
  /** The CMS's own GET handler, for the user that the admin expects after a sign-in. */
  get: Handler
}

const limiters = {
  login: createAttemptLimiter('cms-login-unreadable'),
  'forgot-password': createAttemptLimiter('cms-forgot-password'),
  'reset-password': createAttemptLimiter('cms-reset-password'),
  'first-register': createAttemptLimiter('cms-first-register'),
  unlock: createAttemptLimiter('cms-unlock'),
} as const

export type AccountAction = keyof typeof limiters | 'refresh-token' | 'logout'

const CALLS: Readonly<Record<AccountAction, (call: AccountCall) => Promise<Response>>> = {
  login,
  'forgot-password': forgotPassword,
  'reset-password': setPassword,
  'first-register': register,
  unlock,
  'refresh-token': ({ get, request }) => refresh(request, get),
  logout: ({ request }) => logout(request),
}

/** @returns the account call of a path, or null. Case-insensitive, like the CMS's own paths. */
export function accountAction([collection, action = '', ...more]: readonly string[]): AccountAction | null {
  const name = action.toLowerCase()
  const is = collection?.toLowerCase() === 'users' && more.length === 0 && Object.hasOwn(CALLS, name)
  return is ? (name as AccountAction) : null
}

/** Handles one of these calls within its limits. @throws AppError */
export const handleAccountCall = (action: AccountAction, call: AccountCall): Promise<Response> => CALLS[action](call)

function parseBodyWith<T>(schema: z.ZodType<T>, value: unknown): T {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  throw new AppError('bad_request', result.error.issues[0]?.message ?? 'The body cannot be read.')
}

/** Our own sign-in, with its limits, session and cookies, in the response format of the admin's page. */
async function login({ body, browser, get, request }: AccountCall): Promise<Response> {
  if (!body) {
    await limiters.login.consume({ address: browser.address })
    throw new AppError('bad_request', 'The body cannot be read.')
  }
  const { cookies } = await signIn(parseBodyWith(loginBody, { ...body, username: loginName(body) }), browser)
  return signedInResponse(request, get, cookies)
}

/** Sends our own reset link after the response, whose timing would otherwise reveal who has an account. */
async function forgotPassword({ body, browser }: AccountCall): Promise<Response> {
  const name = body ? loginName(body)?.toLowerCase() : undefined
  const account = name && (((await findUserByLogin(name))?.username ?? name) as string)
  await limiters['forgot-password'].consume({ address: browser.address, account: account || undefined })
  if (!name) throw new AppError('bad_request', 'Enter your username or email address.')
  sendResetLinkTo(name)
  return Response.json({ message: 'If there is such an account, we have sent it a link.' })
}

/** Takes the token of our own link. */
async function setPassword({ body, browser }: AccountCall): Promise<Response> {
  await limiters['reset-password'].consume({ address: browser.address })
  await resetPassword(parseBodyWith(resetBody, body))
  return Response.json({ message: 'The password is set. Sign in with it.' })
}

async function register({ body, browser, cms }: AccountCall): Promise<Response> {
  await limiters['first-register'].consume({ address: browser.address })
  if (!body) throw new AppError('bad_request', 'The body cannot be read.')
  const answer = await cms()
  return answer.ok ? withExtendedSession(answer) : answer
}

async function unlock({ body, browser, cms, viewer }: AccountCall): Promise<Response> {
  const name = body ? loginName(body) : undefined
  const owner = name ? await findUserByLogin(name) : undefined
  await limiters.unlock.consume(await loginAttemptOf(owner, name, { ...browser, headers: new Headers() }))
  if (!viewer.account || !isStaffRole(viewer.account.role)) throw new AppError('forbidden', 'This is for staff.')
  if (!name) throw new AppError('bad_request', 'Name the account by its username or email address.')
  return cms()
}
