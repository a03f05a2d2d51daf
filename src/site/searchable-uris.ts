import 'server-only'
import { pathRules } from '../rules/path-rules'
import { notRedirectedFilter } from './current-redirects'

/** Which addresses the site's search may lead to: neither where its place forbids it, nor one that redirects. */
export async function searchableUris(): Promise<(uri: string) => boolean> {
  const isNotRedirected = await notRedirectedFilter()
  return (uri) => pathRules(uri).listable && isNotRedirected(uri)
}
