import 'server-only'
import type { Metadata } from 'next'
import { readAs } from '@/cms/client'
import { feedsAt } from './feeds/addresses'
import { pathRules } from './path-rules'
import type { SitePage } from './read-page'
import { sharePicture } from './share-picture'
import { siteUrl } from './site-url'

/** What search engines and shared links learn of a page. One canonical address; DESIGN 4.5. */
export async function pageMetadata(page: SitePage): Promise<Metadata> {
  const { audience, doc, row } = page
  const [{ siteName }, picture] = await Promise.all([readAs(audience).global('settings'), sharePicture(page)])
  const uri = row.uri ?? '/'
  const rules = pathRules(uri)
  const title = doc.seo?.title || row.title
  const description = doc.seo?.description || row.summary || undefined
  const images = picture ? [picture] : undefined
  return {
    metadataBase: new URL(siteUrl()),
    title: uri === '/' ? `${siteName}: ${title}` : `${title} · ${siteName}`,
    description,
    alternates: { canonical: uri, types: feedsAt(uri) },
    robots: rules.indexable && !doc.seo?.noindex ? undefined : { index: false },
    openGraph: { title, description, url: uri, siteName, images, ...kindOf(page) },
    twitter: { card: 'summary_large_image', title, description, images },
  }
}

/** What a shared link says of its kind: a text with its dates, or a page of the site. */
function kindOf({ doc, row }: SitePage) {
  if (row.postType !== 'posts' && row.postType !== 'expertAdvices') return { type: 'website' } as const
  const author = 'author' in doc ? doc.author : null
  return {
    type: 'article',
    publishedTime: row.publishedAt,
    modifiedTime: doc.updatedAt,
    authors: author ? [author] : undefined,
  } as const
}
