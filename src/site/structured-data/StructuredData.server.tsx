import 'server-only'
import { textsOf } from '@/catalogue/authored.server'
import type { CardImage } from '@/catalogue/cards.server'
import { readAs } from '@/cms/client/local-api.server'
import { toPlainText } from '@/content/to-plain-text'
import { CONTENT_TYPES, type PostType, type PostTypeWith } from '@/model/content-types'
import { parseEmbed, parseVideoUrl } from '@/rules/video-source'
import { absoluteUrl } from '@/site/absolute-url'
import type { SitePage } from '@/site/read-page.server'
import { JsonLd } from '@/ui/JsonLd'
import type { BuilderInput } from './builder-input'
import { BUILDERS } from './builders'

type Props = { page: SitePage; image: CardImage | null }

/** Structured data of a page's item, with public data only, on members' pages too. */
export async function StructuredData({ image, page }: Props) {
  const { audience, doc, row } = page
  const kind = CONTENT_TYPES[row.postType].structuredData
  if (!kind) return null
  // Each builder takes the documents of the types that name it, but TypeScript cannot relate the two lookups.
  const build = BUILDERS[kind] as (input: BuilderInput<PostType>) => Record<string, unknown>
  const [{ siteName }, testimonialText, hasVideo] = await Promise.all([
    readAs(audience).global('settings'),
    testimonialTextOf(page),
    isVideoGuide(page),
  ])
  return (
    <JsonLd
      data={build({
        doc,
        url: absoluteUrl(row.uri ?? '/'),
        siteName,
        siteUrl: absoluteUrl('/'),
        // A default picture does not show this item.
        image: row.imageId && image ? absoluteUrl(image.url) : null,
        testimonialText,
        embedUrl: publicEmbedUrl(page),
        hasVideo,
      })}
    />
  )
}

const mayHaveVideo = (postType: PostType): postType is PostTypeWith<{ structuredData: 'videoOrArticle' }> =>
  CONTENT_TYPES[postType].structuredData === 'videoOrArticle'

/** The text of a testimonial, which is public whatever its plan. */
async function testimonialTextOf({ doc, row }: SitePage): Promise<string> {
  if (row.postType !== 'testimonials' || !('bodyHtml' in doc)) return ''
  const [html = ''] = await textsOf(doc)
  return toPlainText(html)
}

/**
 * Whether a guide has a video. The video is protected by the guide's plan, but every audience's page says whether there
 * is one, so it is read with the highest plan.
 */
async function isVideoGuide({ row }: SitePage): Promise<boolean> {
  if (!mayHaveVideo(row.postType)) return false
  const { embedCode, file, url } = (await readAs('premium').document(row.postType, row.docId))?.video ?? {}
  return Boolean(file || url || embedCode)
}

/** Public player URL of an embedded video; none for an uploaded file, whose URL expires. */
function publicEmbedUrl({ doc, row }: SitePage): string | null {
  if (row.requiredPlan !== 'none' || !('video' in doc) || doc.video?.file) return null
  const { embedCode, url } = doc.video ?? {}
  const source = url ? parseVideoUrl(url) : parseEmbed(embedCode ?? '')
  if (source?.kind === 'youtube') return `https://www.youtube.com/embed/${source.videoId}`
  if (source?.kind === 'vimeo') return `https://player.vimeo.com/video/${source.videoId}`
  return null
}
