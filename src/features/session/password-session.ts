import 'server-only'
import { AuthenticationError } from 'payload'
import { asSystem } from '@/cms/client'
import { createSession } from './session-store'
import { signToken } from './sign-token'
import { verifyPassword } from './verify-password'

/** A session that has begun, and its token. */
export type CreatedSession = { token: string; sid: string; expiresAtS: number }

type Row = { email: string; hash?: string | null }

/** A hash of an older kind is renewed while it is verified, and then is another one than was read before. */
const MAX_ATTEMPTS = 2

/**
 * Begins a session for a person whose password this is. One that is changed while it is verified opens nothing.
 * @throws what {@link verifyPassword} throws
 */
export async function createSessionWithPassword(userId: number, password: string): Promise<CreatedSession> {
  const payload = await asSystem('signing a person in')
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const row = await payload.db.findOne<Row & { id: number }>({
      collection: 'users',
      where: { id: { equals: userId } },
      select: { email: true, hash: true },
    })
    if (!row?.hash) break
    await verifyPassword(row, password)
    const sid = await createSession(userId, { hash: row.hash })
    if (sid !== null) return issueToken(userId, sid)
  }
  throw new AuthenticationError()
}

/** The token of a session that has begun. @throws AuthenticationError when the person is gone by now */
export async function issueToken(userId: number, sid: string): Promise<CreatedSession> {
  const payload = await asSystem('signing a person in')
  const user = await payload.findByID({ collection: 'users', id: userId, depth: 0, disableErrors: true })
  if (!user) throw new AuthenticationError()
  return { sid, ...(await signToken(user, sid)) }
}
