import 'server-only'
import { rowByUri } from '@/catalogue/queries'
import type { Audience } from '@/rules/audience'
import { pathRules } from '../rules/path-rules'

/** SPEC 3: an address of this site, and what it is called. */
export type Breadcrumb = { url: string; text: string }

const HOME: Breadcrumb = { url: '/', text: 'Home' }

/** SPEC 2.2: the one title that is written otherwise here. */
const titleFor = (title: string) => title.replaceAll('Six Week Reset', 'Six-Week Reset')

/** SPEC 2.1: the advices lie in one folder, and their landing page stands beside it. */
const LANDING_PAGES: ReadonlyMap<string, string> = new Map([['/expert-advices/', '/expert-advice/']])

/** The addresses above one: `/a/b/c/` has `/a/` and `/a/b/`. @param uri canonical */
function ancestorUris(uri: string): string[] {
  const segments = uri.split('/').filter(Boolean)
  const above = segments.slice(0, -1).map((_, index) => `/${segments.slice(0, index + 1).join('/')}/`)
  return above.map((address) => LANDING_PAGES.get(address) ?? address)
}

/**
 * The way from the front page to a page: what is published at the addresses above it, which
 * are its parents or its type's folder, and the page itself. Reading them notes their tags, so
 * that a renamed parent shows at once. SPEC 2.1, 2.2.
 * @returns at least two, the page last; none where a page shows no breadcrumb
 */
export async function breadcrumbs(
  page: { uri: string | null; title: string },
  audience: Audience,
): Promise<Breadcrumb[]> {
  const uri = page.uri ?? '/'
  const rules = pathRules(uri)
  if (!rules.breadcrumb || (rules.hiddenFromVisitors && audience === 'visitor')) return []
  const above = await Promise.all(ancestorUris(uri).map(rowByUri))
  const parents = above.filter((row) => row !== null).map((row) => ({ url: row.uri ?? '/', text: titleFor(row.title) }))
  return [HOME, ...parents, { url: uri, text: titleFor(page.title) }]
}
