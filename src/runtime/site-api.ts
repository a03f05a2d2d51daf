import type { Audience } from '@/rules/audience'
import type { WeekView } from '@/rules/page-view'
import type { Role } from '@/rules/roles'
import type { SessionAudience, SessionRef } from './sessions'

/** What a public path resolves to, before anything is rendered. */
export type Resolution =
  | { kind: 'page' }
  | { kind: 'redirect'; location: string; status: 301 | 302 | 307 | 308 }
  | { kind: 'missing' }
  /** For members: a visitor is redirected to the sign-in page, whether the page exists or not. */
  | { kind: 'sign-in' }

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
  /**
   * How the page of a program's week is shown to the user with this cookie; null for all other pages.
   * @param path as for resolve
   */
  weekView(path: string, audience: Audience, cookie: string | undefined): Promise<WeekView>
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
  /** Adds to the counts of today's page views. @param counts paths without trailing slash, and how often each was read */
  addPageViews(counts: readonly (readonly [path: string, views: number])[]): Promise<void>
  /** Runs the CMS jobs that are due (scheduled publishing). */
  runDueJobs(): Promise<void>
  /** Closes the database. Called once, at shutdown. */
  close(): Promise<void>
}
