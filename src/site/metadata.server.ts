import 'server-only'
import type { Metadata } from 'next'
import { textsOf } from '@/catalogue/authored.server'
import { readAs } from '@/cms/client/local-api.server'
import { toPlainText } from '@/content/to-plain-text'
import { contentTypeOf } from '@/model/content-types'
import { pathRules } from '@/rules/path-rules'
import { documentTitle } from '@/rules/publishing/appearance'
import { firstSentences } from '@/rules/shorten'
import { siteOrigin } from '@/runtime/env'
import { feedsAt } from './feeds/feed-links'
import type { SitePage } from './read-page.server'
import { sharePicture } from './share-picture.server'

/** Metadata of a page for search engines and shared links, with one canonical URL. */
export async function pageMetadata(page: SitePage): Promise<Metadata> {
  const { audience, doc, row } = page
  const [{ siteName }, picture] = await Promise.all([readAs(audience).global('settings'), sharePicture(page)])
  const uri = row.uri ?? '/'
  const rules = pathRules(uri)
  const title = doc.seo?.title || row.title
  const description = doc.seo?.description || row.summary || (await descriptionOf(page)) || undefined
  const images = picture ? [picture] : undefined
  return {
    metadataBase: new URL(siteOrigin()),
    title: documentTitle({ siteName, title, uri }),
    description,
    alternates: { canonical: uri, types: feedsAt(uri) },
    robots: rules.indexable && !doc.seo?.noindex ? undefined : { index: false },
    openGraph: { title, description, url: uri, siteName, images, ...kindOf(page) },
    twitter: { card: 'summary_large_image', title, description, images },
  }
}

/**
 * The beginning of a page's text, for types without a summary. Uses only the public text, on members' pages too,
 * because anyone can see a link that a member shares.
 */
async function descriptionOf({ audience, doc, row }: SitePage): Promise<string> {
  const open = audience === 'visitor' ? doc : await readAs('visitor').document(row.postType, row.docId)
  if (!open || !('body' in open)) return ''
  const [html = ''] = await textsOf(open)
  return firstSentences(toPlainText(html))
}

/** Open Graph type of a page: an article with its dates, or a page of the site. */
function kindOf({ doc, row }: SitePage) {
  if (!contentTypeOf(row.postType).sharedAsArticle) return { type: 'website' } as const
  const author = 'author' in doc ? doc.author : null
  return {
    type: 'article',
    publishedTime: row.publishedAt,
    modifiedTime: doc.updatedAt,
    authors: author ? [author] : undefined,
  } as const
}
