import type { PostType } from '@/model/content-types'
import type { Config } from '@/payload-types'

/** Input of the structured data builders: the document for the page's audience, and data of the site. */
export type BuilderInput<T extends PostType> = {
  doc: Config['collections'][T]
  /** Absolute URL of the page. */
  url: string
  siteName: string
  /** Absolute URL of the front page. */
  siteUrl: string
  /** Absolute URL of the item's own picture; null if there is none. */
  image: string | null
  /** Public plain text, for types whose text is public; otherwise ''. */
  testimonialText: string
  /** Absolute URL of a public player of its video; null if there is none, or if a plan protects it. */
  embedUrl: string | null
  /** Whether the item has a video, for types where it is optional. */
  hasVideo: boolean
}

/** The public fields that every type has. */
type Teaser = Pick<Config['collections']['posts'], 'title' | 'summary' | 'requiredPlan' | 'publishedAt' | 'updatedAt'>

/** CSS selector of the page's members-only part. */
const MEMBERS_ONLY_SELECTOR = '.members-only'

/** schema.org's access properties: whether the item is free, and which part of the page is not. */
export function accessFields({ requiredPlan }: Pick<Teaser, 'requiredPlan'>) {
  if (requiredPlan === 'none') return { isAccessibleForFree: true }
  return {
    isAccessibleForFree: false,
    hasPart: { '@type': 'WebPageElement', isAccessibleForFree: false, cssSelector: MEMBERS_ONLY_SELECTOR },
  }
}

/** Properties of every type: name, URL and teaser. */
export function thing(
  type: string,
  { doc, image, url }: Pick<BuilderInput<PostType>, 'image' | 'url'> & { doc: Teaser },
) {
  return {
    '@context': 'https://schema.org',
    '@type': type,
    name: doc.title,
    url,
    mainEntityOfPage: url,
    description: doc.summary || undefined,
    image: image ?? undefined,
  }
}

/** The organization behind the site, as publisher, organizer or subject. */
export const organization = ({ siteName, siteUrl }: Pick<BuilderInput<PostType>, 'siteName' | 'siteUrl'>) => ({
  '@type': 'Organization',
  name: siteName,
  url: siteUrl,
})
