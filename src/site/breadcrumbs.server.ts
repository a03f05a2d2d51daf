import 'server-only'
import { rowByUri } from '@/catalogue/queries.server'
import type { Audience } from '@/rules/audience'
import { pathRules } from '@/rules/path-rules'

/** An address of this site and its label. */
export type Breadcrumb = { url: string; text: string }

const HOME: Breadcrumb = { url: '/', text: 'Home' }

/** The one title that is spelled differently in breadcrumbs. */
const titleFor = (title: string) => title.replaceAll('Six Week Reset', 'Six-Week Reset')

/** The advices are in one folder, and their landing page is beside it. */
const LANDING_PAGES: ReadonlyMap<string, string> = new Map([['/expert-advices/', '/expert-advice/']])

/** The parent addresses of an address: `/a/b/c/` has `/a/` and `/a/b/`. @param uri canonical */
function ancestorUris(uri: string): string[] {
  const segments = uri.split('/').filter(Boolean)
  const above = segments.slice(0, -1).map((_, index) => `/${segments.slice(0, index + 1).join('/')}/`)
  return above.map((address) => LANDING_PAGES.get(address) ?? address)
}

/**
 * The path from the front page to a page: what is published at the addresses above it (its parents or its type's
 * folder), and the page itself. Reading them records their tags, so that a renamed parent shows at once.
 * @returns at least two, the page last; none if the page shows no breadcrumb
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
