import type { RequiredPlan } from '@/rules/audience'

/** The hour's light a section stands in; plain is paper. DESIGN 9. */
export const RICH_COLUMN_VARIANTS = ['plain', 'morning', 'noon', 'dusk'] as const
export type RichColumnVariant = (typeof RICH_COLUMN_VARIANTS)[number]

/** The top banner. Home-style or standard is decided by the path. SPEC 2.1, 2.2. */
export interface DemoHeroBlock {
  blockType: 'hero'
  subtitle: string
  /** May hold {firstName}, which the browser fills in for a member. DESIGN 7. */
  title: string
  /** The same title without a name: what the cached page says. */
  neutralTitle: string
  /** Plain text, no HTML. */
  textContent: string
  cta?: { title: string; url: string }
  topBannerLink?: { url: string; title: string; target: '_self' | '_blank' }
}

/** Two columns of authored HTML: p, h2, h3, ul, li, a, strong and em only. SPEC 2.3. */
export interface DemoRichColumnsBlock {
  blockType: 'richColumns'
  variant: RichColumnVariant
  title: string
  left: string
  right: string
}

/** Cards, newest first. SPEC 2.3. */
export interface DemoPostsGridBlock {
  blockType: 'postsGrid'
  title?: string
  subtitle?: string
  postType: 'recipes'
  numberOfPosts: number
  archiveLink?: { title: string; url: string }
}

export type DemoBlock = DemoHeroBlock | DemoRichColumnsBlock | DemoPostsGridBlock

export interface DemoPage {
  /** The public address in SPEC 2.1's spelling. */
  path: string
  title: string
  /** The last part of the path; '' for home. */
  slug: string
  /** Path of the page it lies under, which stands earlier in the list. */
  parentPath?: string
  requiredPlan: RequiredPlan
  /** For search engines and shared links: 50 to 160 characters. */
  seo: { description: string }
  blocks: DemoBlock[]
}
