import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionAfterLoginHook,
  CollectionAfterReadHook,
  CollectionBeforeChangeHook,
  PayloadRequest,
} from 'payload'
import type { User } from '@/payload-types'
import { bridge } from '@/server/bridge'
import { afterCommit } from '../database/after-commit'

/** Has a person's session tokens looked up again, once what changes in the request has committed. */
const invalidateUser = (req: PayloadRequest, id: unknown) =>
  afterCommit(req, () => bridge().server?.invalidateUser(Number(id)))

export const invalidateUserAfterChange: CollectionAfterChangeHook<User> = async ({ doc, req }) => {
  await invalidateUser(req, doc.id)
  return doc
}

export const invalidateUserAfterDelete: CollectionAfterDeleteHook<User> = ({ id, req }) => invalidateUser(req, id)

/** The CMS's own sign-in, and its setting of a new password, which ends sessions without being a change. */
export const invalidateUserAfterLogin: CollectionAfterLoginHook<User> = ({ req, user }) => invalidateUser(req, user.id)

/** The CMS's own sign-out and refresh, which write the list of sessions. */
export const invalidateCaller = async ({ req }: { req: PayloadRequest }): Promise<void> => {
  if (req.user) await invalidateUser(req, req.user.id)
}

/**
 * Saving a person leaves their sessions alone. The CMS writes back every field as it had read it, and a session that
 * ended meanwhile would live again. (A new password still ends them: the CMS does that after this hook.)
 */
export const preserveSessions: CollectionBeforeChangeHook<User> = ({ data, operation }) => {
  if (operation === 'update') delete data.sessions
  return data
}

/** Sessions that were ended while the database could not store it are over for the CMS's own calls too. */
export const hideRevokedSessions: CollectionAfterReadHook<User> = ({ doc }) => {
  const revoked = bridge().server?.revokedSessions
  if (!revoked || !Array.isArray(doc.sessions)) return doc
  return { ...doc, sessions: doc.sessions.filter(({ id }) => !revoked.has(id)) }
}
