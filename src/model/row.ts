import type {
  Event,
  MovementGuide,
  Partner,
  Podcast,
  Press,
  RebootReviveWeek,
  Recipe,
  Testimonial,
  YaldaLovesProduct,
} from '@/payload-types'
import type { RequiredPlan } from '@/rules/audience'
import { relationId } from '@/rules/relation-id'
import type { PostType } from './post-types'

/** The fields of every published document. Relations are ids (depth 0). */
export type PublishedDoc = {
  id: number
  databaseId?: number | null
  title: string
  slug: string
  summary?: string | null
  image?: number | { id: number } | null
  categories?: (number | { id: number })[] | null
  requiredPlan: RequiredPlan
  publishedAt?: string | null
  createdAt: string
  parent?: number | { id: number } | null
  seo?: { noindex?: boolean | null } | null
}

/** The columns that only some types have. */
type TypeFields = {
  totalTime?: number | null
  protein?: number | null
  kcal?: number | null
  sugars?: number | null
  duration?: number | null
  eventDate?: string | null
  extras?: Record<string, unknown> | null
}

/** A row of the catalogue: a published item of any type. */
export type CatalogueRow = Required<TypeFields> & {
  databaseId: number
  postType: PostType
  docId: number
  parentDocId: number | null
  title: string
  slug: string
  uri: string | null
  summary: string | null
  imageId: number | null
  categoryIds: number[]
  requiredPlan: RequiredPlan
  listed: boolean
  publishedAt: string
}

/** The columns that types add to their rows. */
const TYPE_FIELDS: { [Type in PostType]?: (doc: never) => TypeFields } = {
  recipes: (doc: Recipe) => ({
    totalTime: doc.totalTime,
    protein: doc.nutritionProtein,
    kcal: doc.nutritionKcal,
    sugars: doc.nutritionSugars,
    extras: { difficulty: doc.difficulty ?? 'Easy', diets: doc.diets ?? [], allergens: doc.allergens ?? [] },
  }),
  movementGuides: (doc: MovementGuide) => ({ duration: doc.duration, extras: { level: doc.level } }),
  guidedMeditations: (doc: { duration?: number | null }) => ({ duration: doc.duration }),
  masterclasses: (doc: { duration?: number | null; teacher?: string | null }) => ({
    duration: doc.duration,
    extras: { teacher: doc.teacher },
  }),
  podcasts: (doc: Podcast) => ({
    duration: doc.duration,
    extras: {
      applePodcastsLink: doc.applePodcastsLink,
      spotifyLink: doc.spotifyLink,
      youtubeLink: doc.youtubeLink,
    },
  }),
  testimonials: (doc: Testimonial) => ({ extras: { firstName: doc.firstName, profession: doc.profession } }),
  events: (doc: Event) => ({ eventDate: doc.eventDate, extras: { eventEnd: doc.eventEnd, location: doc.location } }),
  rebootReviveWeeks: (doc: RebootReviveWeek) => ({ extras: { season: doc.season, weekLabel: doc.weekLabel } }),
  yaldaLovesProducts: (doc: YaldaLovesProduct) => ({ extras: { brand: doc.brand, price: doc.price } }),
  press: (doc: Press) => ({
    extras: { pressUrl: doc.pressUrl, pressDate: doc.pressDate, pressLanguage: doc.pressLanguage },
  }),
  partners: (doc: Partner) => ({ extras: { partnerUrl: doc.partnerUrl } }),
}

/**
 * The catalogue's row for a published document. Pure: the same document gives the same row.
 * @param uri its public address, null for a type without pages
 * @throws when the document has no databaseId, which every saved one has
 */
export function catalogueRow(postType: PostType, doc: PublishedDoc, uri: string | null): CatalogueRow {
  if (typeof doc.databaseId !== 'number') throw new Error(`${postType} ${doc.id} has no databaseId`)
  const build = TYPE_FIELDS[postType] as ((doc: PublishedDoc) => TypeFields) | undefined
  const typeFields = build?.(doc) ?? {}
  return {
    databaseId: doc.databaseId,
    postType,
    docId: doc.id,
    parentDocId: relationId(doc.parent),
    title: doc.title,
    slug: doc.slug,
    uri,
    summary: doc.summary || null,
    imageId: relationId(doc.image),
    categoryIds: (doc.categories ?? []).map(relationId).filter((id) => id !== null),
    requiredPlan: doc.requiredPlan,
    listed: uri !== null && !doc.seo?.noindex,
    publishedAt: doc.publishedAt ?? doc.createdAt,
    totalTime: typeFields.totalTime ?? null,
    protein: typeFields.protein ?? null,
    kcal: typeFields.kcal ?? null,
    sugars: typeFields.sugars ?? null,
    duration: typeFields.duration ?? null,
    eventDate: typeFields.eventDate ?? null,
    extras: typeFields.extras ?? null,
  }
}
