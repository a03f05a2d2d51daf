import 'server-only'
import type { Metadata } from 'next'
import { imagesById } from '@/catalogue/cards'
import { readAs } from '@/cms/client'
import { pathRules } from './path-rules'
import type { SitePage } from './read-page'
import { siteUrl } from './site-url'

/** What search engines and shared links learn of a page. One canonical address; DESIGN 4.5. */
export async function pageMetadata({ audience, doc, row }: SitePage): Promise<Metadata> {
  const { siteName } = await readAs(audience).global('settings')
  const uri = row.uri ?? '/'
  const rules = pathRules(uri)
  const title = doc.seo?.title || row.title
  const description = doc.seo?.description || row.summary || undefined
  const imageId = typeof doc.seo?.image === 'number' ? doc.seo.image : row.imageId
  const image = (await imagesById(audience, [imageId])).get(imageId ?? -1)
  return {
    metadataBase: new URL(siteUrl()),
    title: uri === '/' ? `${siteName}: ${title}` : `${title} · ${siteName}`,
    description,
    alternates: { canonical: uri },
    robots: rules.indexable && !doc.seo?.noindex ? undefined : { index: false },
    openGraph: { title, description, url: uri, siteName, images: image ? [image.url] : undefined },
  }
}
