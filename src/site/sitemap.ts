import 'server-only'
import { listedItems } from '@/catalogue/queries'
import { cached } from '@/server/shared'
import { withoutRedirect } from './current-redirects'
import { pathRules } from './path-rules'
import { absoluteUrl } from './site-url'

type Entry = { url: string }

/**
 * What is published and may be listed, of every type: neither what an editor keeps out nor what its place does, and no
 * address that redirects.
 */
export async function sitemapEntries(): Promise<Entry[]> {
  const urls = await cached('sitemap', async () => {
    const [items, isItsOwn] = await Promise.all([listedItems(), withoutRedirect()])
    return items.filter(({ uri }) => pathRules(uri).indexable && isItsOwn(uri)).map(({ uri }) => absoluteUrl(uri))
  })
  return urls.map((url) => ({ url }))
}
