import 'server-only'
import { pathRules } from '@/rules/path-rules'
import { notRedirectedFilter } from './current-redirects.server'

/** A filter for addresses that the site's search may show: neither excluded by their path nor redirected. */
export async function searchableUris(): Promise<(uri: string) => boolean> {
  const isNotRedirected = await notRedirectedFilter()
  return (uri) => pathRules(uri).listable && isNotRedirected(uri)
}
