import 'server-only'
import { listedItems } from '@/catalogue/queries.server'
import { communityUris } from '@/features/community/public-topics.server'
import { pathRules } from '@/rules/path-rules'
import { cached } from '@/runtime/cached'
import { absoluteUrl } from './absolute-url'
import { notRedirectedFilter } from './current-redirects.server'

type Entry = { url: string }

/**
 * All published items of all types, except those excluded by an editor or by their path, and addresses that redirect;
 * then what everybody can read of the community.
 */
export async function sitemapEntries(): Promise<Entry[]> {
  const urls = await cached('sitemap', async () => {
    const [items, community, isNotRedirected] = await Promise.all([
      listedItems(),
      communityUris(),
      notRedirectedFilter(),
    ])
    const uris = [...items.map(({ uri }) => uri), ...community]
    return [...new Set(uris)].filter((uri) => pathRules(uri).indexable && isNotRedirected(uri)).map(absoluteUrl)
  })
  return urls.map((url) => ({ url }))
}
