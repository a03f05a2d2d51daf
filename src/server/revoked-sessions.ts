import { LRUCache } from 'lru-cache'
import type { RevokedSessions, SessionRef } from './bridge'

/** More than ever sign out while a disk is full; beyond it the one that ended first is given up. */
const MAX_REVOKED = 10_000

/**
 * The list of sessions that were ended while the database could not store it. Only the holder of a token that
 * verifies gets a session onto it.
 * @param maxRevoked sessions held at most
 */
export function createRevokedSessions(maxRevoked: number = MAX_REVOKED): RevokedSessions {
  const revoked = new LRUCache<string, SessionRef>({ max: maxRevoked })
  return {
    add: (session) => void revoked.set(session.sid, session),
    has: (sid) => revoked.has(sid),
    list: () => [...revoked.values()],
    remove: (sid) => void revoked.delete(sid),
  }
}
