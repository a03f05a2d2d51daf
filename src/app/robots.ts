import type { MetadataRoute } from 'next'
import { absoluteUrl } from '@/site/absolute-url'

// The site's URL is known when the server runs, not during the build.
export const dynamic = 'force-dynamic'

/** Paths that search engines need not crawl. Pages that must not be indexed have `noindex` themselves. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', disallow: ['/admin/', '/api/', '/preview/'] },
    sitemap: absoluteUrl('/sitemap.xml'),
  }
}
