import { LRUCache } from 'lru-cache'
import type { EndedSessions, SessionName } from './shared'

/** More than ever sign out while a disk is full; beyond it the one that ended first is given up. */
const MAX_ENDED = 10_000

/**
 * The list of sessions that were ended while the database could not store it. Only the holder of a token that
 * verifies gets a session onto it.
 * @param maxEnded sessions held at most
 */
export function createEndedSessions(maxEnded: number = MAX_ENDED): EndedSessions {
  const ended = new LRUCache<string, SessionName>({ max: maxEnded })
  return {
    add: (session) => void ended.set(session.sid, session),
    has: (sid) => ended.has(sid),
    list: () => [...ended.values()],
    remove: (sid) => void ended.delete(sid),
  }
}
