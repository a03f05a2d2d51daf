import type { Audience } from '@/rules/audience'

/** Identifies a session of a user. */
export type SessionRef = { userId: number; sid: string }

/** The audience of an active session, and until when it is valid unless the user changes. */
export type SessionAudience = {
  audience: Audience
  expiresAtMs: number
  /** Whether the user is staff, whose views of pages are not counted. */
  isStaff?: boolean
}

/**
 * Sessions that were revoked while the database could not store it, until it can. In the memory of this process only.
 */
export type RevokedSessions = {
  add(session: SessionRef): void
  has(sid: string): boolean
  /** The sessions that are still to be deleted from the database. */
  list(): SessionRef[]
  remove(sid: string): void
}
