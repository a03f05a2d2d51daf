import type { MetadataRoute } from 'next'
import { sitemapEntries } from '@/site/sitemap'

// Made when it is asked for: what is published is not known while building.
export const dynamic = 'force-dynamic'

/** Every page that search engines may list. DESIGN 7. */
export default function sitemap(): Promise<MetadataRoute.Sitemap> {
  return sitemapEntries()
}
