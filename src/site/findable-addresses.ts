import 'server-only'
import { withoutRedirect } from './current-redirects'
import { pathRules } from './path-rules'

/** Which addresses the site's search may lead to: neither where its place forbids it, nor one that redirects. */
export async function findableAddresses(): Promise<(uri: string) => boolean> {
  const isItsOwn = await withoutRedirect()
  return (uri) => pathRules(uri).listable && isItsOwn(uri)
}
