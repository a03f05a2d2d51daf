import 'server-only'
import { AuthenticationError } from 'payload'
import { asSystem } from '@/cms/client/local-api.server'
import { createSession } from './session-store.server'
import { signToken } from './sign-token.server'
import { verifyPassword } from './verify-password.server'

/** A new session and its token. */
export type CreatedSession = { token: string; sid: string; expiresAtS: number }

type Row = { email: string; hash?: string | null }

/** The CMS rehashes an old format during verification, so the hash may differ from the one read before. */
const MAX_ATTEMPTS = 2

/**
 * Creates a session for a user by password. A password that changes during verification creates none.
 * @throws what {@link verifyPassword} throws
 */
export async function createSessionWithPassword(userId: number, password: string): Promise<CreatedSession> {
  const payload = await asSystem('signing a user in')
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

/** The token of a new session. @throws AuthenticationError if the user was deleted in between */
export async function issueToken(userId: number, sid: string): Promise<CreatedSession> {
  const payload = await asSystem('signing a user in')
  const user = await payload.findByID({ collection: 'users', id: userId, depth: 0, disableErrors: true })
  if (!user) throw new AuthenticationError()
  return { sid, ...(await signToken(user, sid)) }
}
