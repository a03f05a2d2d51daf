/**
 * What the server process and Next's bundle share.
 *
 * Next bundles its own copy of every module, so a module-level variable here would
 * exist twice. Both sides therefore meet at one typed symbol on globalThis, and
 * this file is the only one that touches it. It imports types alone, so any layer may import it.
 */
import type { AsyncLocalStorage } from 'node:async_hooks'
import type { Audience } from '@/rules/audience'
import type { Role } from '@/rules/roles'

/** What the door does with a public path before anything is rendered for it. */
export type Resolution =
  | { kind: 'page' }
  | { kind: 'redirect'; location: string; status: 301 | 302 | 307 | 308 }
  | { kind: 'missing' }
  /** For members: a visitor is led to the sign-in page, whether anything is there or not. */
  | { kind: 'sign-in' }

/** Follows one render, from the request that asked for it to what is stored. */
export type RenderContext = {
  /** Counts expiries: a render that began before an expiry of one of its tags is not stored. */
  readonly epoch: number
  /** Tags of the documents that the render has read so far. */
  readonly tags: Set<string>
  /**
   * Whether Next looked into the route store on behalf of this very request. If it did
   * not, the request was handed the outcome of another one that was under way already.
   */
  hitRouteStore: boolean
}

/** Next's own render cache, kept by the server process (src/server/route-store.ts). */
export type RouteStore = {
  get(key: string): { value: unknown; lastModified: number; cacheControl?: unknown } | null
  set(key: string, value: unknown, details: { cacheControl?: unknown; tags?: readonly string[] }): void
}

/** What pages and calls have read, until something of it changes (src/server/data-cache.ts). */
export type DataCache = {
  /**
   * Gives what was read under this key, or reads it.
   * @param key names everything that the value depends on, the audience included
   */
  read<T>(key: string, read: () => Promise<T>): Promise<T>
}

/** Names one session of one person. */
export type SessionRef = { userId: number; sid: string }

/** What a session that is alive may read, and until when nothing but a change of the person can alter that. */
export type SessionAudience = { audience: Audience; expiresAtMs: number }

/**
 * Sessions that were ended while the database could not store it. They count as ended here until it can.
 * Held in memory by this process alone.
 */
export type RevokedSessions = {
  add(session: SessionRef): void
  has(sid: string): boolean
  /** Those that the database still has to forget. */
  list(): SessionRef[]
  remove(sid: string): void
}

/** Offered by the server process. */
export type ServerApi = {
  /** The render in progress, if any. */
  render: AsyncLocalStorage<RenderContext>
  /** Drops whatever was read, rendered or finished from these tags, at once. */
  expire(tags: readonly string[]): void
  data: DataCache
  /** Read and filled by Next through src/server/next-cache-handler.mjs. */
  routes: RouteStore
  /**
   * Drops what is remembered of a person's session tokens. Call it whenever their sessions, role or plan have
   * changed, and after the commit: what is asked before it would be remembered as it was.
   */
  invalidateUser(userId: number): void
  revokedSessions: RevokedSessions
}

/** What the settings add to the Content-Security-Policy of the site's pages: where else each may come from, or go to. */
export type PolicySources = {
  scripts: readonly string[]
  styles: readonly string[]
  images: readonly string[]
  forms: readonly string[]
}

/** Offered by Next's bundle, once the CMS is ready (src/instrumentation.ts). */
export type SiteApi = {
  /** What a public path leads to, for this audience. @param path decoded, without query, with its leading slash */
  resolve(path: string, audience: Audience): Promise<Resolution>
  /** Whether a path below /preview/ shows a document to the person with this cookie. @param path as for resolve */
  hasPreview(path: string, cookie: string | undefined): Promise<boolean>
  /** What a session may read at this moment; null when it is over. Asked once for each token that is verified. */
  audienceOfSession(session: SessionRef): Promise<SessionAudience | null>
  /** The role of this moment of whoever has a session that is alive; null for everybody else. @param cookie the header */
  roleOf(cookie: string | undefined): Promise<Role | null>
  /** What the settings of this moment add to the policy of pages. */
  policySources(): Promise<PolicySources>
  /** Whether accounts exist whose password everybody knows. */
  hasDemoAccounts(): Promise<boolean>
  /** Runs CMS jobs that are due (scheduled publishing). */
  runDueJobs(): Promise<void>
  /** Closes the database. Called once, when the process stops. */
  close(): Promise<void>
}

type Bridge = { server?: ServerApi; site?: SiteApi }

const KEY = Symbol.for('eat-burn-sleep')

/** The meeting place. Either side may be absent: in scripts and tests there is no server, at its start no site. */
export function bridge(): Bridge {
  const globalScope = globalThis as { [KEY]?: Bridge }
  globalScope[KEY] ??= {}
  return globalScope[KEY]
}

/** Notes that the render in progress has read these documents. Outside a render: nothing. */
export function recordTags(...tags: string[]): void {
  const context = bridge().server?.render.getStore()
  for (const tag of tags) context?.tags.add(tag)
}

/**
 * Reads something once until one of the tags that the read records expires. Outside of the server process, as in
 * scripts, it is read each time.
 * @param key names everything that the value depends on, the audience included
 * @returns the same frozen value for everybody who asks; copy it before changing it
 */
export function cached<T>(key: string, read: () => Promise<T>): Promise<T> {
  return bridge().server?.data.read(key, read) ?? read()
}
