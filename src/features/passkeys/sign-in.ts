import 'server-only'
import { generateAuthenticationOptions } from '@simplewebauthn/server'
import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import { asSystem } from '@/cms/client'
import { oneStatement } from '@/cms/statements'
import { type Account, changeIf, findAccount } from '@/features/accounts/account'
import { isUnconfirmed } from '@/features/accounts/confirmation'
import { loginAttempts, tooMany } from '@/features/limits/attempts'
import { siteAddress } from '@/features/mail/site-address'
import { type Arrived, arrive } from '@/features/session/arrive'
import type { Browser } from '@/features/session/devices'
import { type Opened, tokenFor } from '@/features/session/open-session'
import { beginSession } from '@/features/session/record'
import { trierOf } from '@/features/session/trier'
import { remindToConfirm } from '@/features/session/unconfirmed'
import { AppError } from '@/rules/app-error'
import { LIMITS } from '@/rules/limits'
import { relyingParty } from '@/rules/passkeys'
import { TEXTS } from '@/rules/texts'
import type { signInBody } from './bodies'
import { ANYBODY, admitChallenge, keepChallenge } from './challenges'
import { type PasskeyRow, passkeyCalled } from './rows'
import { counterProvedBy } from './verify'

const refusal = () => new AppError('invalid_credentials', TEXTS.passkeyFailed)

/**
 * What a browser needs to ask for a passkey of this site. It names nobody: the device knows whose it has.
 * POST /api/auth/passkey/options.
 * @param address the client's
 * @throws AppError too_many_requests
 */
export async function signInOptions(address: string) {
  await admitChallenge(address)
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(siteAddress()).id,
    timeout: LIMITS.passkeyChallengeLifetimeS * 1_000,
    userVerification: 'required',
  })
  await keepChallenge(options.challenge, ANYBODY)
  return { options }
}

/**
 * Signs a person in by a passkey, within the limits of signing in and with the same outcome as by a password. The same
 * answer for one that is not known and one that does not prove itself. POST /api/auth/passkey.
 * @throws AppError invalid_credentials, email_not_confirmed, too_many_requests
 */
export async function signInWithPasskey({ response }: z.infer<typeof signInBody>, browser: Browser): Promise<Arrived> {
  const passkey = await passkeyCalled(response.id)
  const owner = passkey && (await findAccount({ id: { equals: passkey.member } }))
  const trier = await trierOf(owner, response.id, browser)
  await loginAttempts.take(trier)
  if (!owner) throw refusal()
  const counter = await counterProvedBy(passkey, response)
  if (counter === null || !(await noteUse(passkey, counter))) throw refusal()
  if (owner.lockUntil && new Date(owner.lockUntil).getTime() > Date.now()) throw tooMany(LIMITS.loginWindowS)
  await loginAttempts.succeeded(trier)
  if (isUnconfirmed(owner)) {
    await remindToConfirm(owner)
    throw new AppError('email_not_confirmed', TEXTS.emailNotConfirmed)
  }
  return arrive(owner, await openSession(owner), browser)
}

/** A session, and no failed passwords any more: as the CMS does it after a right one. */
async function openSession({ id, loginAttempts: failures }: Account): Promise<Opened> {
  const payload = await asSystem('signing a person in')
  if (failures) await changeIf(payload, { id: { equals: id } }, { loginAttempts: 0, lockUntil: null })
  const sid = await beginSession(id)
  if (sid === null) throw refusal()
  return tokenFor(id, sid)
}

/**
 * Notes that a passkey was used. Its counter only ever grows (or stays 0, where a device does not count): one that does
 * not is a copy. @returns whether it was still there and had not been used beyond this
 */
async function noteUse({ id }: PasskeyRow, counter: number): Promise<boolean> {
  const grows = counter === 0 ? sql`counter = 0` : sql`counter < ${counter}`
  const rows = await oneStatement(
    'noting that a passkey of the person who signs in was used',
    sql`update passkeys set counter = ${counter}, last_used_at = ${new Date().toISOString()}
      where id = ${id} and ${grows} returning id`,
  )
  return rows.length > 0
}
