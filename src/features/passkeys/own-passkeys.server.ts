import 'server-only'
import { generateRegistrationOptions } from '@simplewebauthn/server'
import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import { executeInTransaction, executeSql, toDate } from '@/cms/client/sql.server'
import { type Account, findAccount } from '@/features/accounts/account.server'
import { checkPassword } from '@/features/accounts/check-password.server'
import { tooManyAttempts } from '@/platform/limits/attempt-limiter.server'
import { limiter } from '@/platform/limits/limiter.server'
import { sendEmail } from '@/platform/mail/send-email.server'
import { requireAccount, type Viewer } from '@/platform/session/viewer.server'
import { passkeyAddedEmail } from '@/rules/account-emails'
import { AppError } from '@/rules/app-error'
import { LIMITS } from '@/rules/limits'
import { relyingParty } from '@/rules/passkeys'
import { TEXTS } from '@/rules/texts'
import { siteOrigin } from '@/runtime/env'
import type { addBody, addOptionsBody, removeBody } from './bodies.server'
import { limitChallenges, storeChallenge } from './challenges.server'
import { passkeysOf, userHandleOf } from './rows.server'
import { type NewPasskey, verifyNewPasskey } from './verify.server'

const REASON = 'the passkeys of the signed-in user'
const addedPerHour = limiter('passkeys-added', { points: LIMITS.passkeysAddedPerHour, windowS: 60 * 60 })

/** A passkey as its owner sees it. Dates are ISO 8601. */
export type OwnPasskey = { id: number; name: string; createdAt: string; lastUsedAt: string | null }
export type OwnPasskeys = { passkeys: OwnPasskey[] }

const tooManyPasskeys = () => new AppError('conflict', TEXTS.passkeysFull)

/** The user's passkeys, the oldest first. GET /api/user/passkeys. */
export async function ownPasskeys(viewer: Viewer): Promise<OwnPasskeys> {
  const rows = await passkeysOf(requireAccount(viewer).id)
  return {
    passkeys: rows.map(({ createdAt, id, lastUsedAt, name }) => ({
      id,
      name,
      createdAt: toDate(createdAt).toISOString(),
      lastUsedAt: lastUsedAt ? toDate(lastUsedAt).toISOString() : null,
    })),
  }
}

async function findOwnAccount(viewer: Viewer): Promise<Account> {
  const account = await findAccount({ id: { equals: requireAccount(viewer).id } })
  if (!account) throw new AppError('unauthenticated', 'Sign in first.')
  return account
}

/**
 * The options for creating a passkey, for a user who knows the account's password. The challenge in them later proves
 * that it was right. POST /api/user/passkeys/options.
 * @param address IP address of the client
 * @throws AppError bad_request (`fields.password`), conflict (the maximum is reached), too_many_requests
 */
export async function addOptions(viewer: Viewer, { password }: z.infer<typeof addOptionsBody>, address: string) {
  const account = await findOwnAccount(viewer)
  await limitChallenges(address)
  await checkPassword(account, password, address)
  const own = await passkeysOf(account.id)
  if (own.length >= LIMITS.passkeysPerUser) throw tooManyPasskeys()
  const { id: rpID, name: rpName } = relyingParty(siteOrigin())
  const options = await generateRegistrationOptions({
    rpID,
    rpName,
    userID: new Uint8Array(userHandleOf(account.id)),
    userName: account.username,
    userDisplayName: [account.firstName, account.lastName].filter(Boolean).join(' ') || account.username,
    timeout: LIMITS.passkeyChallengeLifetimeS * 1_000,
    attestationType: 'none',
    excludeCredentials: own.map(({ credentialId, transports }) => ({
      id: credentialId,
      transports: transports ? transports.split(' ') : undefined,
    })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  await storeChallenge(options.challenge, account.id)
  return { options }
}

/**
 * Stores a new passkey of the user and sends a notice by email. POST /api/user/passkeys.
 * @throws AppError bad_request (it does not match a challenge of theirs), conflict (it exists already, or the maximum
 * is reached), too_many_requests
 */
export async function addPasskey(viewer: Viewer, { name, response }: z.infer<typeof addBody>): Promise<OwnPasskeys> {
  const account = await findOwnAccount(viewer)
  const retryAfterS = await addedPerHour.consume(String(account.id))
  if (retryAfterS !== null) throw tooManyAttempts(retryAfterS)
  const passkey = await verifyNewPasskey(response, account.id)
  if (!passkey) throw new AppError('bad_request', TEXTS.passkeyRejected)
  await insertPasskey(account.id, name, passkey)
  await sendEmail(account.email, passkeyAddedEmail({ site: siteOrigin(), firstName: account.firstName }))
  return ownPasskeys(viewer)
}

/** @throws AppError conflict */
async function insertPasskey(member: number, name: string, passkey: NewPasskey): Promise<void> {
  const { counter, credentialId, publicKey, transports } = passkey
  const at = new Date().toISOString()
  const [, added] = await executeInTransaction(REASON, [
    // Locks the user's row, so that concurrent inserts, in other processes too, count correctly.
    sql`update users set updated_at = updated_at where id = ${member} returning id`,
    sql`insert into passkeys (member_id, name, credential_id, public_key, counter, transports, updated_at, created_at)
      select id, ${name}, ${credentialId}, ${publicKey}, ${counter}, ${transports}, ${at}, ${at} from users
      where id = ${member} and (select count(*) from passkeys where member_id = ${member}) < ${LIMITS.passkeysPerUser}
      on conflict (credential_id) do nothing
      returning id`,
  ])
  if (added?.length) return
  const own = await passkeysOf(member)
  throw own.length >= LIMITS.passkeysPerUser ? tooManyPasskeys() : new AppError('conflict', TEXTS.passkeyExists)
}

/**
 * Deletes a passkey of the user. Sessions that it created stay active. POST /api/user/passkeys/remove.
 * @throws AppError not_found (not a passkey of theirs)
 */
export async function removePasskey(viewer: Viewer, { id }: z.infer<typeof removeBody>): Promise<OwnPasskeys> {
  const rows = await executeSql(
    REASON,
    sql`delete from passkeys where id = ${id} and member_id = ${requireAccount(viewer).id} returning id`,
  )
  if (rows.length === 0) throw new AppError('not_found', 'There is no such passkey.')
  return ownPasskeys(viewer)
}
