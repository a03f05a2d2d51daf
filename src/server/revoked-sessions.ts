import { LRUCache } from 'lru-cache'
import type { RevokedSessions, SessionRef } from '@/runtime/sessions'

/** More sign-outs than can be expected while the disk is full; beyond it, the oldest is dropped. */
const MAX_REVOKED = 10_000

/**
 * Sessions that were revoked while the database could not store it. Only the holder of a valid token can add one.
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
