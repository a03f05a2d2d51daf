import type { Payload } from 'payload'
import type { ServerApi } from './server-api'
import type { SiteApi } from './site-api'

type Bridge = { server?: ServerApi; site?: SiteApi; cms?: Payload }

const KEY = Symbol.for('eat-burn-sleep')

/**
 * What the server process and Next's bundle offer each other. Next bundles its own copy of every module, so a
 * module-level variable would exist twice; the two sides share one typed symbol on globalThis instead. Only this file
 * and src/server/next-cache-handler.mjs access it.
 * @returns the shared object: `server` is missing in scripts and tests, `site` until the CMS is ready, `cms` until then
 * and in development, where edits of its configuration are loaded again
 */
export function bridge(): Bridge {
  const globalScope = globalThis as { [KEY]?: Bridge }
  globalScope[KEY] ??= {}
  return globalScope[KEY]
}
