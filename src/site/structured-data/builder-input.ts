import type { PostType } from '@/catalogue/post-types'
import type { Config } from '@/payload-types'

/** What structured data is made of: the document as the page's audience has it, and what the site knows around it. */
export type BuilderInput<T extends PostType> = {
  doc: Config['collections'][T]
  /** Full address of the page. */
  url: string
  siteName: string
  /** Full address of the front page. */
  siteUrl: string
  /** Full address of a picture of this very item; null where there is none. */
  image: string | null
  /** Plain text of what everybody may read, where the type shows it to everybody; otherwise ''. */
  testimonialText: string
  /** Full address of a public player of its film; null where there is none, or where a plan protects it. */
  embedUrl: string | null
  /** Whether a type that can do without a film has one. */
  hasVideo: boolean
}

/** The parts of a document that every type has, and everybody may see. */
type Teaser = Pick<Config['collections']['posts'], 'title' | 'summary' | 'requiredPlan' | 'publishedAt' | 'updatedAt'>

/** What the page's own part for members is found by. */
const MEMBERS_ONLY_SELECTOR = '.members-only'

/** schema.org: whether everybody may have it, and where on the page the part is that not everybody has. DESIGN 7. */
export function accessFields({ requiredPlan }: Pick<Teaser, 'requiredPlan'>) {
  if (requiredPlan === 'none') return { isAccessibleForFree: true }
  return {
    isAccessibleForFree: false,
    hasPart: { '@type': 'WebPageElement', isAccessibleForFree: false, cssSelector: MEMBERS_ONLY_SELECTOR },
  }
}

/** What every kind of thing says of itself: its name, its address, its teaser. */
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

/** Who runs the site, as publisher, organizer or what is spoken of. */
export const organization = ({ siteName, siteUrl }: Pick<BuilderInput<PostType>, 'siteName' | 'siteUrl'>) => ({
  '@type': 'Organization',
  name: siteName,
  url: siteUrl,
})
