import type { Setting } from '@/payload-types'
import type { CountedStep } from '@/rules/programme/terms'

/** Icons of cards without a picture; `src/cards/parts/type-styles.ts` has their components. */
export type TypeIcon =
  | 'bookOpen'
  | 'calendarDays'
  | 'gift'
  | 'leaf'
  | 'mic'
  | 'moon'
  | 'newspaper'
  | 'personStanding'
  | 'quote'
  | 'soup'
  | 'sun'

/** The light of a type (docs/design-language.md#the-idea-one-days-light). */
export type Light = 'morning' | 'noon' | 'dusk'

/** What builds a type's structured data; `src/site/structured-data/builders.ts` has the builders. */
export type StructuredDataKind = 'article' | 'video' | 'videoOrArticle' | 'episode' | 'review' | 'event' | 'product'

/** Everything that the site knows about a type of content besides its fields in the CMS. `Doc` is its document. */
export type ContentTypeRecord<Doc = never> = {
  /** Where its addresses begin; null for a type without pages of its own, which is shown only inside others. */
  folder: `/${string}` | null
  /** Its label for one item. */
  one: string
  /** Its label for several items. */
  many: string
  /** Its label in tabs and search results, where it is not `many`. */
  tabLabel?: string

  /** Shown when a card has no picture. */
  icon: TypeIcon
  light: Light
  /** The purpose of joining for screen readers, as in "Join Now to watch Long lines". */
  joinPurpose: 'to read' | 'to watch' | 'to listen to' | 'to see'
  /**
   * The picture of the settings for items without one; null for none, since a person's photo and a partner's logo cannot
   * be replaced.
   */
  fallbackPicture: Exclude<keyof NonNullable<Setting['pictures']>, 'memberHero' | 'openGraph'> | null

  /** Whether editors can open an item for comments. */
  canHaveComments?: true
  /** Whether a comment can say that its author tried the item. */
  canBeTried?: true
  /** Whether its items can be favorites: content that members come back to. */
  favoritable: boolean
  /** True for a type with the field `video`. */
  hasVideo?: true
  /** Whether editors can choose it in the block `postsGrid`. */
  inPostsGrid: boolean
  /** Whether editors can choose it in the block `featuredPosts`: types with pages and pictures. */
  inFeaturedPosts: boolean

  /** What a done step of a program with such an item counts as on the completion page; without it, as read. */
  countedAs?: Exclude<CountedStep, 'read' | 'tasks'>

  /** Null: its blocks or its page make their own, or it has no page. */
  structuredData: StructuredDataKind | null
  /** True for articles of an author, which shared links show with their dates. */
  sharedAsArticle?: true

  /** Its own fields that everyone may read, such as those of cards and sorts; the plan protects all others. */
  openFields: readonly (keyof Doc & string)[]
}
