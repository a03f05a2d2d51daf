import 'server-only'
import { authoredHtml } from '@/catalogue/authored'
import type { CardImage } from '@/catalogue/cards'
import type { PostType } from '@/catalogue/post-types'
import { readAs } from '@/cms/client'
import { toPlainText } from '@/content/to-plain-text'
import { filmOf } from '@/features/watching/film'
import type { SitePage } from '@/site/read-page'
import { absoluteUrl } from '@/site/site-url'
import { JsonLd } from '@/ui/JsonLd'
import type { Known } from './known'
import { BUILDERS } from './registry'

type Props = { page: SitePage; image: CardImage | null }

/** What a page's item is, for search engines: only what everybody may have, on the members' pages too. DESIGN 7. */
export async function StructuredData({ image, page }: Props) {
  const { audience, doc, row } = page
  // Type and builder belong together by the registry's type; TypeScript cannot relate the two lookups.
  const build = BUILDERS[row.postType] as ((known: Known<PostType>) => Record<string, unknown>) | null
  if (!build) return null
  const [{ siteName }, said, film] = await Promise.all([
    readAs(audience).global('settings'),
    saidOf(page),
    filmOn(page),
  ])
  return (
    <JsonLd
      data={build({
        doc,
        url: absoluteUrl(row.uri ?? '/'),
        siteName,
        siteUrl: absoluteUrl('/'),
        // A picture that stands for any item of a type is none of this one.
        image: row.imageId && image ? absoluteUrl(image.url) : null,
        said,
        film,
      })}
    />
  )
}

/** A testimonial is open to all, whatever its plan. */
async function saidOf({ doc, row }: SitePage): Promise<string> {
  if (row.postType !== 'testimonials' || !('bodyHtml' in doc)) return ''
  const [html = ''] = await authoredHtml({ richText: doc.body, html: doc.bodyHtml })
  return toPlainText(html)
}

async function filmOn({ audience, doc, row }: SitePage): Promise<string | null> {
  if (row.requiredPlan !== 'none' || !('video' in doc)) return null
  const film = await filmOf(doc.video, row.databaseId, audience)
  return film && absoluteUrl(film.src)
}
