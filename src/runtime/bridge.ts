/**
 * The interface between the server process and Next's bundle. Next bundles its own copy of every module, so a
 * module-level variable would exist twice; the two sides share one typed symbol on globalThis instead. Only this file
 * and next-cache-handler.mjs access it.
 */
import type { AsyncLocalStorage } from 'node:async_hooks'
import type { Audience } from '@/rules/audience'
import type { Role } from '@/rules/roles'

/** What a public path resolves to, before anything is rendered. */
export type Resolution =
  | { kind: 'page' }
  | { kind: 'redirect'; location: string; status: 301 | 302 | 307 | 308 }
  | { kind: 'missing' }
  /** For members: a visitor is redirected to the sign-in page, whether the page exists or not. */
  | { kind: 'sign-in' }

/** State of one render, from its request to the stored result. */
export type RenderContext = {
  /** Number of expiries when the render began: its result is not stored if one of its tags has expired since. */
  readonly epoch: number
  /** Cache tags of what the render has read so far. */
  readonly tags: Set<string>
  /**
   * Whether Next has read the route store for this request. If not, the request got the result of another request that
   * was already in progress.
   */
  hitRouteStore: boolean
}

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

/** Identifies a session of a user. */
export type SessionRef = { userId: number; sid: string }

/** The audience of an active session, and until when it is valid unless the user changes. */
export type SessionAudience = { audience: Audience; expiresAtMs: number }

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

/** Provided by the server process. */
export type ServerApi = {
  /** The render in progress, if any. */
  render: AsyncLocalStorage<RenderContext>
  /** Drops all cached reads, renders and pages with these tags. */
  expire(tags: readonly string[]): void
  data: DataCache
  /** Next uses it through src/server/next-cache-handler.mjs. */
  routes: RouteStore
  /**
   * Drops a user's cached session tokens. Call it when their sessions, role or plan have changed, and after the commit:
   * a lookup before the commit would cache the old state.
   */
  invalidateUser(userId: number): void
  revokedSessions: RevokedSessions
}

/** Content-Security-Policy sources from the settings, by what pages load from them or submit to them. */
export type PolicySources = {
  scripts: readonly string[]
  styles: readonly string[]
  images: readonly string[]
  forms: readonly string[]
}

/** Provided by Next's bundle, once the CMS is ready (src/instrumentation.ts). */
export type SiteApi = {
  /** Resolves a public path for an audience. @param path decoded, without query, with its leading slash */
  resolve(path: string, audience: Audience): Promise<Resolution>
  /** Whether the user with this cookie may see the preview at a path below /preview/. @param path as for resolve */
  hasPreview(path: string, cookie: string | undefined): Promise<boolean>
  /** The current audience of a session; null when it has ended. Called once for each verified token. */
  audienceOfSession(session: SessionRef): Promise<SessionAudience | null>
  /** The current role of the user with an active session; null without one. @param cookie the Cookie header */
  roleOf(cookie: string | undefined): Promise<Role | null>
  /** Policy sources of the current settings. */
  policySources(): Promise<PolicySources>
  /** Whether demo accounts exist, whose password is public. */
  hasDemoAccounts(): Promise<boolean>
  /** Runs the CMS jobs that are due (scheduled publishing). */
  runDueJobs(): Promise<void>
  /** Closes the database. Called once, at shutdown. */
  close(): Promise<void>
}

type Bridge = { server?: ServerApi; site?: SiteApi }

const KEY = Symbol.for('eat-burn-sleep')

/** The shared object. `server` is missing in scripts and tests, `site` until the CMS is ready. */
export function bridge(): Bridge {
  const globalScope = globalThis as { [KEY]?: Bridge }
  globalScope[KEY] ??= {}
  return globalScope[KEY]
}

/** Adds cache tags to the render in progress. Does nothing outside a render. */
export function recordTags(...tags: string[]): void {
  const context = bridge().server?.render.getStore()
  for (const tag of tags) context?.tags.add(tag)
}

/**
 * Caches the result of a read until one of the tags that it records expires. Outside of the server process, as in
 * scripts, nothing is cached.
 * @param key must name everything that the value depends on, the audience included
 * @returns a frozen value that is shared by all callers
 */
export function cached<T>(key: string, read: () => Promise<T>): Promise<T> {
  return bridge().server?.data.read(key, read) ?? read()
}
