import 'server-only'
import { pbkdf2 } from 'node:crypto'
import { promisify } from 'node:util'
import { AuthenticationError, LockedAuth, ValidationError } from 'payload'
import { z } from 'zod'
import { asSystem } from '@/cms/client'
import { limiter } from '@/features/limits/limiter'
import { AppError } from '@/rules/app-error'
import { LIMITS } from '@/rules/limits'
import { TEXTS } from '@/rules/texts'
import { signInCookie, signOutCookie } from './cookie'
import { inTurn } from './in-turn'
import { readToken, signingKey } from './token'
import { type SessionUser, sessionUser, type Viewer } from './viewer'

/** SPEC 3 (login payload): a username or an e-mail address, and a password. */
export const loginBody = z.object({
  username: z.string().trim().min(1, 'Enter your username or e-mail address.').max(254),
  password: z.string().min(1, 'Enter your password.').max(1_000),
})

const window = { points: LIMITS.loginFailures, windowS: LIMITS.loginWindowS }
const byAccount = limiter('login-account', window)
const byAddress = limiter('login-address', window)

const hash = promisify(pbkdf2)

/** As long as checking a password takes (the CMS's own parameters), so that time tells nobody who exists. */
const spendAsLong = () => hash('nobody', 'nothing', 25_000, 512, 'sha256')

const refusal = () => new AppError('invalid_credentials', TEXTS.loginFailed)
const tooMany = (waitS: number) =>
  new AppError('too_many_requests', TEXTS.tooManyAttempts(Math.ceil(waitS / 60)), { retryAfterS: waitS })

/**
 * Signs a person in. The same answer for an unknown name and a wrong password. DESIGN 7.
 * @param address the client's, for the limit
 * @returns the person and the Set-Cookie value
 * @throws AppError invalid_credentials, too_many_requests
 */
export async function signIn(
  { username, password }: z.infer<typeof loginBody>,
  address: string,
): Promise<{ user: SessionUser; cookie: string }> {
  const account = username.toLowerCase()
  // Taken before the password is looked at, so that tries sent at once count too.
  const waitS = (await byAddress.take(address)) ?? (await byAccount.take(account))
  if (waitS !== null) throw tooMany(waitS)

  const payload = await asSystem('signing a person in')
  const { docs } = await payload.find({
    collection: 'users',
    depth: 0,
    limit: 1,
    pagination: false,
    where: { or: [{ username: { equals: account } }, { email: { equals: account } }] },
  })
  const [found] = docs
  if (!found) {
    await spendAsLong()
    throw refusal()
  }
  try {
    const { token } = await inTurn(found.id, () =>
      payload.login({ collection: 'users', data: { email: found.email, password } }),
    )
    const claims = await readToken(token, signingKey(process.env.PAYLOAD_SECRET ?? ''))
    if (!token || !claims) throw new Error('The CMS signed a token that does not verify.')
    await Promise.all([byAccount.clear(account), byAddress.giveBack(address)])
    return { user: await sessionUser(found, claims.expiresAtS), cookie: signInCookie(token, claims.expiresAtS) }
  } catch (error) {
    if (error instanceof LockedAuth) throw tooMany(LIMITS.loginWindowS)
    // The CMS finds a password of spaces not worth checking.
    if (error instanceof AuthenticationError || error instanceof ValidationError) throw refusal()
    throw error
  }
}

/** Signs a person out: the session is gone, whoever still has the token. @returns the Set-Cookie value */
export async function signOut({ account }: Viewer): Promise<string> {
  if (account) await inTurn(account.id, () => revoke(account))
  return signOutCookie()
}

async function revoke({ id, sid }: { id: number; sid: string }): Promise<void> {
  const payload = await asSystem('revoking the session of the person who asks')
  const user = await payload.findByID({ collection: 'users', id, depth: 0 })
  const sessions = (user.sessions ?? []).filter((session) => session.id !== sid)
  await payload.db.updateOne({ collection: 'users', id, data: { sessions }, returning: false })
}
