import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionAfterLoginHook,
  CollectionAfterReadHook,
  CollectionBeforeChangeHook,
  PayloadRequest,
} from 'payload'
import type { User } from '@/payload-types'
import { bridge } from '@/runtime/bridge'
import { afterCommit } from '../database/after-commit'

/** Invalidates a user's cached session tokens once the request's change has committed. */
const invalidateUser = (req: PayloadRequest, id: unknown) =>
  afterCommit(req, () => bridge().server?.invalidateUser(Number(id)))

export const invalidateUserAfterChange: CollectionAfterChangeHook<User> = async ({ doc, req }) => {
  await invalidateUser(req, doc.id)
  return doc
}

export const invalidateUserAfterDelete: CollectionAfterDeleteHook<User> = ({ id, req }) => invalidateUser(req, id)

/** For the CMS's own sign-in and its password reset, which ends sessions without running change hooks. */
export const invalidateUserAfterLogin: CollectionAfterLoginHook<User> = ({ req, user }) => invalidateUser(req, user.id)

/** For the CMS's own sign-out and token refresh, which write the list of sessions. */
export const invalidateCaller = async ({ req }: { req: PayloadRequest }): Promise<void> => {
  if (req.user) await invalidateUser(req, req.user.id)
}

/**
 * Keeps a save of a user from writing sessions. The CMS writes back every field as it read it, which would restore a
 * session that ended in between. (A new password still ends the sessions: the CMS does that after this hook.)
 */
export const preserveSessions: CollectionBeforeChangeHook<User> = ({ data, operation }) => {
  if (operation === 'update') delete data.sessions
  return data
}

/**
 * Hides sessions that were revoked while the database could not store it, so that they end for the CMS's own calls too.
 */
export const hideRevokedSessions: CollectionAfterReadHook<User> = ({ doc }) => {
  const revoked = bridge().server?.revokedSessions
  if (!revoked || !Array.isArray(doc.sessions)) return doc
  return { ...doc, sessions: doc.sessions.filter(({ id }) => !revoked.has(id)) }
}
