import 'server-only'
import { generateAuthenticationOptions } from '@simplewebauthn/server'
import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import { asSystem } from '@/cms/client'
import { executeSql } from '@/cms/sql'
import { type Account, findAccount, updateWhere } from '@/features/accounts/account'
import { isUnconfirmed } from '@/features/accounts/confirmation'
import { loginLimiter, tooManyAttempts } from '@/features/limits/attempt-limiter'
import { siteOrigin } from '@/features/mail/site-origin'
import { completeSignIn, type SignInResult } from '@/features/session/complete-sign-in'
import type { Browser } from '@/features/session/devices'
import { loginAttemptOf } from '@/features/session/login-attempt'
import { type CreatedSession, issueToken } from '@/features/session/password-session'
import { remindToConfirm } from '@/features/session/remind-to-confirm'
import { createSession } from '@/features/session/session-store'
import { AppError } from '@/rules/app-error'
import { LIMITS } from '@/rules/limits'
import { relyingParty } from '@/rules/passkeys'
import { TEXTS } from '@/rules/texts'
import type { signInBody } from './bodies'
import { ANY_USER, limitChallenges, storeChallenge } from './challenges'
import { findPasskey, type PasskeyRow } from './rows'
import { verifyPasskeyCounter } from './verify'

const passkeyFailed = () => new AppError('invalid_credentials', TEXTS.passkeyFailed)

/**
 * What a browser needs to ask for a passkey of this site. It names nobody: the device knows whose it has.
 * POST /api/auth/passkey/options.
 * @param address the client's
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
 * Signs a person in by a passkey, within the limits of signing in and with the same outcome as by a password. The same
 * answer for one that is not known and one that does not prove itself. POST /api/auth/passkey.
 * @throws AppError invalid_credentials, email_not_confirmed, too_many_requests
 */
export async function signInWithPasskey(
  { response }: z.infer<typeof signInBody>,
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
    await remindToConfirm(owner)
    throw new AppError('email_not_confirmed', TEXTS.emailNotConfirmed)
  }
  return completeSignIn(owner, await openSession(owner), browser)
}

/** A session, and no failed passwords any more: as the CMS does it after a right one. */
async function openSession({ id, loginAttempts: failures }: Account): Promise<CreatedSession> {
  const payload = await asSystem('signing a person in')
  if (failures) await updateWhere(payload, { id: { equals: id } }, { loginAttempts: 0, lockUntil: null })
  const sid = await createSession(id)
  if (sid === null) throw passkeyFailed()
  return issueToken(id, sid)
}

/**
 * Notes that a passkey was used. Its counter only ever grows (or stays 0, where a device does not count): one that does
 * not is a copy. @returns whether it was still there and had not been used beyond this
 */
async function recordUse({ id }: PasskeyRow, counter: number): Promise<boolean> {
  const grows = counter === 0 ? sql`counter = 0` : sql`counter < ${counter}`
  const rows = await executeSql(
    'noting that a passkey of the person who signs in was used',
    sql`update passkeys set counter = ${counter}, last_used_at = ${new Date().toISOString()}
      where id = ${id} and ${grows} returning id`,
  )
  return rows.length > 0
}
