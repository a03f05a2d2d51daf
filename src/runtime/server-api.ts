import type { AsyncLocalStorage } from 'node:async_hooks'
import type { RenderContext } from './render-context'
import type { RevokedSessions } from './sessions'

/** Next's render cache, held by the server process (src/server/route-store.ts). */
export type RouteStore = {
  get(key: string): { value: unknown; lastModified: number; cacheControl?: unknown } | null
  set(key: string, value: unknown, details: { cacheControl?: unknown; tags?: readonly string[] }): void
}

/** A cache of what pages and API calls have read (src/server/data-cache.ts). */
export type DataCache = {
  /**
   * The cached value of this key, or a new read.
   * @param key must name everything that the value depends on, the audience included
   */
  read<T>(key: string, read: () => Promise<T>): Promise<T>
}

/** A response that stays open, by which a browser learns that its user has changed. */
export type SessionStream = {
  userId: number
  /** When the token expires that opened it. Milliseconds since the epoch. */
  expiresAtMs: number
  send(text: string): void
  end(): void
}

/** The open streams of all users (src/server/session-streams.ts). */
export type SessionStreams = {
  /** Adds a stream. @returns whether there was room for it */
  open(stream: SessionStream): boolean
  /** Removes a stream whose browser has left. */
  remove(stream: SessionStream): void
}

/** Provided by the server process. */
export type ServerApi = {
  /** The render in progress, if any. */
  render: AsyncLocalStorage<RenderContext>
  /** Drops all cached reads, renders and pages with these tags. */
  expire(tags: readonly string[]): void
  /** Expires the tag of a time (`timeTag`) when it has come. */
  expireAt(at: Date): void
  data: DataCache
  /** Next uses it through src/server/next-cache-handler.mjs. */
  routes: RouteStore
  /**
   * Drops a user's cached session tokens and tells their browsers. Call it when their sessions, role or plan have
   * changed, and after the commit: a lookup before the commit would cache the old state.
   */
  invalidateUser(userId: number): void
  revokedSessions: RevokedSessions
  sessionStreams: SessionStreams
}
