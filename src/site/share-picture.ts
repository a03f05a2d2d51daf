import 'server-only'
import { openGraphPicture } from '@/catalogue/fallback-pictures'
import { readAs } from '@/cms/client'
import type { Media } from '@/payload-types'
import type { SitePage } from './read-page'
import { absoluteUrl } from './site-url'

/** A picture as metadata and structured data name it: its address is absolute. */
export type SharePicture = { url: string; alt: string; width?: number; height?: number; type?: string }

const FIELDS = ['filename', 'url', 'alt', 'width', 'height', 'mimeType', 'sizes'] as const

const idOf = (picture: unknown): number | null => (typeof picture === 'number' ? picture : null)

/** What leads a page of blocks: the picture of its first banner. */
function heroImageId({ doc }: SitePage): number | null {
  const [first] = 'layout' in doc ? (doc.layout ?? []) : []
  return first?.blockType === 'hero' ? idOf(first.backgroundImage) : null
}

/**
 * What a shared link shows: the picture chosen for it, the item's own, its banner's, the one of
 * the settings; the first of these that there is, cut for it. Null where there is none at all.
 */
export async function sharePicture(page: SitePage): Promise<SharePicture | null> {
  const { audience, doc, row } = page
  const wanted = [idOf(doc.seo?.image), row.imageId, heroImageId(page), await openGraphPicture(audience)]
  const ids = wanted.filter((id) => typeof id === 'number')
  const found = await readAs(audience).some('media', ids, FIELDS)
  const picture = ids.map((id) => found.find((one) => one.id === id)).find((one) => one?.url)
  return picture ? toSharePicture(picture) : null
}

/** One that is too small to be cut is shared as it is. */
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
