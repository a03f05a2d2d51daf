import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionAfterLoginHook,
  CollectionAfterReadHook,
  CollectionBeforeChangeHook,
  PayloadRequest,
} from 'payload'
import type { User } from '@/payload-types'
import { shared } from '@/server/shared'
import { afterCommit } from '../database/after-commit'

/** Has a person's session tokens looked up again, once what changes in the request has committed. */
const forget = (req: PayloadRequest, id: unknown) => afterCommit(req, () => shared().server?.forgetMember(Number(id)))

export const forgetAfterChange: CollectionAfterChangeHook<User> = async ({ doc, req }) => {
  await forget(req, doc.id)
  return doc
}

export const forgetAfterDelete: CollectionAfterDeleteHook<User> = ({ id, req }) => forget(req, id)

/** The CMS's own sign-in, and its setting of a new password, which ends sessions without being a change. */
export const forgetAfterLogin: CollectionAfterLoginHook<User> = ({ req, user }) => forget(req, user.id)

/** The CMS's own sign-out and refresh, which write the list of sessions. */
export const forgetCaller = async ({ req }: { req: PayloadRequest }): Promise<void> => {
  if (req.user) await forget(req, req.user.id)
}

/**
 * Saving a person leaves their sessions alone. The CMS writes back every field as it had read it, and a session that
 * ended meanwhile would live again. (A new password still ends them: the CMS does that after this hook.)
 */
export const leaveSessions: CollectionBeforeChangeHook<User> = ({ data, operation }) => {
  if (operation === 'update') delete data.sessions
  return data
}

/** Sessions that were ended while the database could not store it are over for the CMS's own calls too. */
export const withoutEndedSessions: CollectionAfterReadHook<User> = ({ doc }) => {
  const ended = shared().server?.endedSessions
  if (!ended || !Array.isArray(doc.sessions)) return doc
  return { ...doc, sessions: doc.sessions.filter(({ id }) => !ended.has(id)) }
}
