import 'server-only'
import { kept } from '@/catalogue/kept'
import { listedRows } from '@/catalogue/queries'
import { pathRules } from './path-rules'
import { absoluteUrl } from './site-url'

type Entry = { url: string }

/** What is published and may be listed, of every type: neither what an editor keeps out nor what its place does. DESIGN 7. */
export function sitemapEntries(): Promise<Entry[]> {
  return kept('sitemap', async () => {
    const rows = await listedRows()
    return rows.flatMap(({ uri }) => (uri && pathRules(uri).indexable ? [{ url: absoluteUrl(uri) }] : []))
  })
}
