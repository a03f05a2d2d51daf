import 'server-only'
import { openGraphPicture } from '@/catalogue/fallback-pictures.server'
import { readAs } from '@/cms/client/local-api.server'
import type { Media } from '@/payload-types'
import { sharePictureIds } from '@/rules/publishing/share-pictures'
import { absoluteUrl } from './absolute-url'
import type { SitePage } from './read-page.server'

/** A picture with an absolute URL, for metadata and structured data. */
export type SharePicture = { url: string; alt: string; width?: number; height?: number; type?: string }

const FIELDS = ['filename', 'url', 'alt', 'width', 'height', 'mimeType', 'sizes'] as const

/**
 * The picture of a shared link: the one chosen for it, the item's own, its banner's or the one of the settings,
 * whichever comes first, cropped for sharing. Null if there is none.
 */
export async function sharePicture(page: SitePage): Promise<SharePicture | null> {
  const { audience, doc, row } = page
  const shared = { seo: doc.seo, image: row.imageId, layout: 'layout' in doc ? doc.layout : null }
  const ids = sharePictureIds(shared, { audience, fallback: await openGraphPicture(audience), now: new Date() })
  const found = await readAs(audience).some('media', ids, FIELDS)
  const picture = ids.map((id) => found.find((one) => one.id === id)).find((one) => one?.url)
  return picture ? toSharePicture(picture) : null
}

/** A picture that is too small to crop is used as it is. */
function toSharePicture({ alt, sizes, ...whole }: Pick<Media, (typeof FIELDS)[number]>): SharePicture | null {
  const { url, width, height, mimeType } = sizes?.openGraph?.url ? sizes.openGraph : whole
  if (!url) return null
  return {
    url: absoluteUrl(url),
    alt,
    width: width ?? undefined,
    height: height ?? undefined,
    type: mimeType ?? undefined,
  }
}
