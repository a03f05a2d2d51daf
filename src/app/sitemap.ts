import type { MetadataRoute } from 'next'
import { sitemapEntries } from '@/site/sitemap.server'

// Created on request: the published pages are not known during the build.
export const dynamic = 'force-dynamic'

/** Every page that search engines may list. */
export default function sitemap(): Promise<MetadataRoute.Sitemap> {
  return sitemapEntries()
}
