import type { MetadataRoute } from 'next'
import { absoluteUrl } from '@/site/site-url'

// The site's address is known when the server runs, not while building.
export const dynamic = 'force-dynamic'

/** What search engines need not ask for. It hides nothing: pages that are not for them say noindex themselves. DESIGN 7. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', disallow: ['/admin/', '/api/', '/preview/'] },
    sitemap: absoluteUrl('/sitemap.xml'),
  }
}
