import type { RequiredPlan } from '@/rules/audience'
import type { DemoFormName } from './forms'

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
  /** Name of a picture in demo/media/pictures. */
  backgroundImage?: string
  light?: 'morning' | 'noon' | 'dusk'
  cta?: { title: string; url: string }
  topBannerLink?: { url: string; title: string; target: '_self' | '_blank' }
}

/** Food, movement and wellness beside each other, at most three. SPEC 2.2, 3. */
export interface DemoThreeCardsBlock {
  blockType: 'threeCards'
  title: string
  introText: string
  cards: {
    title: string
    subtitle: string
    text: string
    /** Name of a picture in demo/media/pictures. */
    image: string
    button: { title: string; url: string; target: '_self' | '_blank' }
  }[]
}

/** One post large and others as tiles, the newest first. SPEC 2.3. */
export interface DemoFeaturedPostsBlock {
  blockType: 'featuredPosts'
  selection: 'Automatic'
  title?: string
  postType: 'posts' | 'recipes' | 'expertAdvices' | 'guidedMeditations' | 'masterclasses'
  numberOfTiles: number
}

/** Large numbers, five to a row. SPEC 2.3, 3. */
export interface DemoCountersBlock {
  blockType: 'counters'
  title: string
  counters: { number: number; suffix?: string; text: string }[]
  light: 'morning' | 'noon' | 'dusk'
}

/** A call to do something, on a picture. SPEC 2.3. */
export interface DemoBackgroundCtaBlock {
  blockType: 'backgroundCta'
  width: 'boxed' | 'full'
  /** Name of a picture in demo/media/pictures. */
  backgroundImage?: string
  subtitle?: string
  title: string
  text: string
  button?: { title: string; url: string; target: '_self' | '_blank' }
  actionBar?: { title: string; url: string; target: '_self' | '_blank' }
  light: 'morning' | 'noon' | 'dusk'
}

/** Two columns of authored HTML: p, br, h2, h3, ul, li, a, strong and em only. SPEC 2.3. */
export interface DemoRichColumnsBlock {
  blockType: 'richColumns'
  variant: RichColumnVariant
  title: string
  left: string
  right: string
}

/** Cards, newest first: a few of the newest by their number, or all of them, with what finds one. SPEC 2.3, 2.5. */
export interface DemoPostsGridBlock {
  blockType: 'postsGrid'
  title?: string
  subtitle?: string
  postType:
    | 'recipes'
    | 'posts'
    | 'expertAdvices'
    | 'yaldaLovesProducts'
    | 'movementGuides'
    | 'podcasts'
    | 'events'
    | 'rebootReviveWeeks'
    | 'lifestyleGuides'
  /** A row of the newest, without search, filters and pages. */
  numberOfPosts?: number
  /** Slugs of demo/categories.ts. */
  categories?: string[]
  showCategories?: boolean
  showLetters?: boolean
  columns?: '2' | '3' | '4'
  archiveLink?: { title: string; url: string }
}

/** Posts of one or several types, gone through sideways. SPEC 2.2. */
export interface DemoPostCarouselBlock {
  blockType: 'postCarousel'
  title: string
  subtitle?: string
  method: 'Automatic'
  postTypes: DemoListType[]
  showTaxonomyFilters: boolean
  /** Their types, or the categories of one. */
  taxonomy?: DemoListType | 'types'
}

/** What goes with a page, newest first. SPEC 2.3. */
export interface DemoRelatedPostsBlock {
  blockType: 'relatedPosts'
  title: string
  subtitle?: string
  displayMode: 'thumbnails' | 'cards'
  method: 'Automatic'
  postTypes: DemoListType[]
  archiveLink?: { title: string; url: string }
}

/** What the press wrote, the latest first. SPEC 2.3. */
export interface DemoRelatedPressBlock {
  blockType: 'relatedPress'
  title: string
  subtitle?: string
  method: 'Automatic'
  /** Null: all of them. */
  numberOfItems: number | null
}

/** The logos of partners. SPEC 2.3. */
export interface DemoMediaPartnersBlock {
  blockType: 'mediaPartners'
  title: string
  subtitle?: string
  method: 'Automatic'
  seeAllLink?: { title: string; url: string }
}

/** Videos that play over the page, newest first. SPEC 2.2, 3. */
export interface DemoVideoGridBlock {
  blockType: 'videoGrid'
  title: string
  subtitle?: string
  itemSelection: 'Automatic'
  postType: ('movementGuides' | 'guidedMeditations' | 'masterclasses' | 'lifestyleGuides')[]
  numberOfPosts: number
  itemsPerPage?: number
  featureFirstItem?: boolean
  format?: 'default' | 'square'
}

/** Thumbnails that play an item's video, or an embed code. SPEC 2.3. */
export interface DemoVideosGridBlock {
  blockType: 'videosGrid'
  title: string
  subtitle?: string
  videos: {
    title: string
    tagLabel?: string
    /** Name of a picture in demo/media/pictures. */
    thumbnail: string
    embedCode?: string
    /** Slug of a movement or meditation: its video plays where there is no embed code. */
    item?: string
  }[]
}

export type DemoListType = 'recipes' | 'posts' | 'expertAdvices' | 'movementGuides' | 'guidedMeditations'

/** One long text, with links to its headings beside it. SPEC 2.2. */
export interface DemoRichContentBlock {
  blockType: 'richContent'
  title?: string
  /** Headings with data-menu, data-icon and data-format stand in the side bar by these. */
  bodyHtml: string
  showSidebar: boolean
}

/** Panels numbered with two digits; absent for visitors on six-week-reset pages. SPEC 2.3. */
export interface DemoVerticalAccordionBlock {
  blockType: 'verticalAccordion'
  title: string
  panels: { title: string; textHtml: string }[]
}

/** Numbered cards, the first one open. SPEC 2.3. */
export interface DemoCardAccordionBlock {
  blockType: 'cardAccordion'
  title: string
  cards: {
    title: string
    contentHtml: string
    button?: { title: string; url: string; target: '_self' | '_blank' }
  }[]
}

/** Five questions that fit the page, and the way to all. SPEC 2.3. */
export interface DemoRelatedFaqsBlock {
  blockType: 'relatedFaqs'
  title: string
  /** Slugs of demo/faqs.ts, five at most. */
  faqs: string[]
}

/** Every question, with a search. SPEC 2.3, 2.5. */
export interface DemoAllFaqsBlock {
  blockType: 'allFaqs'
  title: string
  faqsPerPage: number
  searchPlaceholder: string
}

/** SPEC 2.3. */
export interface DemoNewsletterBlock {
  blockType: 'newsletter'
  title: string
  text: string
  /** What somebody agrees to by subscribing. */
  consentText: string
}

/** Every testimonial (a first dozen, and the rest on request), or chosen ones. SPEC 2.3, 2.5. */
export type DemoTestimonialsGridBlock = {
  blockType: 'testimonialsGrid'
  title: string
  subtitle: string
} & (
  | { selection: 'Automatic' }
  /** Slugs of demo/testimonials.ts. */
  | { selection: 'Manual'; testimonials: string[] }
)

/** What the member who looks has kept. SPEC 2.3. */
export interface DemoMemberFavoritesBlock {
  blockType: 'memberFavorites'
  title: string
  subtitle: string
}

/** How far the member who looks has come. SPEC 1. */
export interface DemoMilestonesBlock {
  blockType: 'milestones'
  title: string
  subtitle: string
}

/** The videos that the member who looks has begun and not finished. SPEC 1. */
export interface DemoContinueWatchingBlock {
  blockType: 'continueWatching'
  title: string
}

/** Makes a free account. SPEC 2.1 (/memberships). */
export interface DemoJoinFormBlock {
  blockType: 'joinForm'
  title: string
  text: string
  /** Below "Check your mail" and the address. */
  thanks: string
}

/** Two texts and the newest testimonials. SPEC 2.3. */
export interface DemoTestimonialsSectionBlock {
  blockType: 'testimonialsSection'
  title: string
  subtitle: string
  selection: 'Automatic'
  numberOfTestimonials: number
  left: string
  right: string
}

/** The movement weeks, one after the other. SPEC 2.3, 3. */
export interface DemoWeeklyScheduleBlock {
  blockType: 'weeklySchedule'
  title: string
  subtitle: string
  /** So many weeks before the one of the load the rotation began, on its Monday. */
  startsWeeksAgo: number
}

/** What is written under Food lists, for members. SPEC 2.3. */
export interface DemoFoodListsBlock {
  blockType: 'foodLists'
  title: string
  subtitle: string
}

/** A form of demo/forms.ts. SPEC 2.3. */
export interface DemoFormBlock {
  blockType: 'form'
  form: DemoFormName
  title: string
  text: string
  light: 'morning' | 'noon' | 'dusk'
}

export type DemoBlock =
  | DemoHeroBlock
  | DemoThreeCardsBlock
  | DemoFeaturedPostsBlock
  | DemoCountersBlock
  | DemoBackgroundCtaBlock
  | DemoRichColumnsBlock
  | DemoPostsGridBlock
  | DemoPostCarouselBlock
  | DemoRelatedPostsBlock
  | DemoRelatedPressBlock
  | DemoMediaPartnersBlock
  | DemoVideoGridBlock
  | DemoVideosGridBlock
  | DemoRichContentBlock
  | DemoVerticalAccordionBlock
  | DemoCardAccordionBlock
  | DemoRelatedFaqsBlock
  | DemoAllFaqsBlock
  | DemoNewsletterBlock
  | DemoTestimonialsGridBlock
  | DemoTestimonialsSectionBlock
  | DemoWeeklyScheduleBlock
  | DemoFoodListsBlock
  | DemoJoinFormBlock
  | DemoMemberFavoritesBlock
  | DemoMilestonesBlock
  | DemoContinueWatchingBlock
  | DemoFormBlock

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
