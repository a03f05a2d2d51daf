import 'server-only'
import { generateAuthenticationOptions } from '@simplewebauthn/server'
import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import { asSystem } from '@/cms/client/local-api.server'
import { executeSql } from '@/cms/client/sql.server'
import { type Account, findAccount, updateWhere } from '@/features/accounts/account.server'
import { isUnconfirmed, resendConfirmation } from '@/features/accounts/confirmation.server'
import { loginLimiter, tooManyAttempts } from '@/platform/limits/attempt-limiter.server'
import { completeSignIn, type SignInResult } from '@/platform/session/complete-sign-in.server'
import type { Browser } from '@/platform/session/devices.server'
import { loginAttemptOf } from '@/platform/session/login-attempt.server'
import { type CreatedSession, issueToken } from '@/platform/session/password-session.server'
import { createSession } from '@/platform/session/session-store.server'
import { AppError } from '@/rules/app-error'
import { LIMITS } from '@/rules/limits'
import { relyingParty } from '@/rules/passkeys'
import { TEXTS } from '@/rules/texts'
import { siteOrigin } from '@/runtime/env'
import type { signInBody } from './bodies.server'
import { ANY_USER, limitChallenges, storeChallenge } from './challenges.server'
import { findPasskey, type PasskeyRow } from './rows.server'
import { verifyPasskeyCounter } from './verify.server'

const passkeyFailed = () => new AppError('invalid_credentials', TEXTS.passkeyFailed)

/**
 * The options for signing in with a passkey. They name no user: the device offers the passkeys it has. POST
 * /api/auth/passkey/options.
 * @param address IP address of the client
 * @throws AppError too_many_requests
 */
export async function signInOptions(address: string) {
  await limitChallenges(address)
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(siteOrigin()).id,
    timeout: LIMITS.passkeyChallengeLifetimeS * 1_000,
    userVerification: 'required',
  })
  await storeChallenge(options.challenge, ANY_USER)
  return { options }
}

/**
 * Signs a user in with a passkey, within the limits and with the result of a password sign-in. An unknown passkey and
 * an invalid signature get the same response. POST /api/auth/passkey.
 * @throws AppError invalid_credentials, email_not_confirmed, too_many_requests
 */
export async function signInWithPasskey(
  { response, return: returnTo }: z.infer<typeof signInBody>,
  browser: Browser,
): Promise<SignInResult> {
  const passkey = await findPasskey(response.id)
  const owner = passkey && (await findAccount({ id: { equals: passkey.member } }))
  const attempt = await loginAttemptOf(owner, response.id, browser)
  await loginLimiter.consume(attempt)
  if (!owner) throw passkeyFailed()
  const counter = await verifyPasskeyCounter(passkey, response)
  if (counter === null || !(await recordUse(passkey, counter))) throw passkeyFailed()
  if (owner.lockUntil && new Date(owner.lockUntil).getTime() > Date.now()) throw tooManyAttempts(LIMITS.loginWindowS)
  await loginLimiter.recordSuccess(attempt)
  if (isUnconfirmed(owner)) {
    await resendConfirmation(owner.id, returnTo)
    throw new AppError('email_not_confirmed', TEXTS.emailNotConfirmed)
  }
  return completeSignIn(owner, await openSession(owner), browser)
}

/** Creates a session and resets the count of failed passwords, as the CMS does after a right one. */
async function openSession({ id, loginAttempts: failures }: Account): Promise<CreatedSession> {
  const payload = await asSystem('signing a user in')
  if (failures) await updateWhere(payload, { id: { equals: id } }, { loginAttempts: 0, lockUntil: null })
  const sid = await createSession(id)
  if (sid === null) throw passkeyFailed()
  return issueToken(id, sid)
}

/**
 * Records the use of a passkey. Its counter must grow (or stay 0, if the device does not count): otherwise it is a
 * copy. @returns whether the passkey existed and its counter was lower
 */
async function recordUse({ id }: PasskeyRow, counter: number): Promise<boolean> {
  const grows = counter === 0 ? sql`counter = 0` : sql`counter < ${counter}`
  const rows = await executeSql(
    'recording the use of a passkey',
    sql`update passkeys set counter = ${counter}, last_used_at = ${new Date().toISOString()}
      where id = ${id} and ${grows} returning id`,
  )
  return rows.length > 0
}
