import 'server-only'
import { z } from 'zod'
import { readAs } from '@/cms/client/local-api.server'
import { contentTypeOf, type PostType } from '@/model/content-types'
import { inSentence } from '@/model/content-types/counts'
import { type Audience, isRestrictedFor } from '@/rules/audience'
import { taxonomyTag } from '@/rules/cache-tags'
import { longDate } from '@/rules/dates'
import { TEXTS } from '@/rules/texts'
import { cached } from '@/runtime/cached'
import type { Image } from '@/ui/Picture'
import { comingUpOf } from './coming-up.server'
import { commentCounts } from './comment-counts.server'
import { fallbackPictures } from './fallback-pictures.server'
import { imagesById } from './images.server'
import { holdsLinks, insideOf } from './inside.server'
import { type ListQuery, listRows, type StoredRow } from './queries.server'
import { type CardRating, ratingSummaries } from './rating-summaries.server'

export type Term = { id: number; slug: string; title: string; taxonomy: PostType }
export type CardImage = Image

/** What a card shows of an item, without anything that a plan protects. */
export type PostCard = {
  id: string
  databaseId: number
  postType: PostType
  title: string
  slug: string
  uri: string | null
  link: string | null
  excerpt: string | null
  imageUrl: string | null
  image: CardImage | null
  categories: Term[]
  difficulty: string
  recipes: {
    totalTime: number
    nutritionProtein: number | null
    nutritionKcal: number | null
    nutritionSugars: number | null
  }
  duration: number | null
  publishedAt: string
  eventDate: string | null
  isRestrictedForMember: boolean
  /** It is restricted, and a free account opens it. */
  freeIsEnough: boolean
  /** Published comments; 0 where the item is closed for them or restricted. */
  commentCount: number
  /** What members think of a recipe; null before the first rating, and for everything else. */
  rating: CardRating | null
  extras: Record<string, unknown>
}

const DEFAULT_DIFFICULTY = 'Easy'

/** The extras that are public. The others are protected by the plan, like the item's text. */
function openExtrasOf(postType: PostType, extras: Record<string, unknown>): Record<string, unknown> {
  const { openFields } = contentTypeOf(postType)
  return Object.fromEntries(Object.entries(extras).filter(([name]) => openFields.includes(name)))
}

/** An id that no picture has. */
const NO_ID = -1

type CardParts = Pick<PostCard, 'commentCount' | 'image' | 'rating'> & {
  /** The address of the teacher's portrait. */
  teacherImage: string | undefined
  terms: ReadonlyMap<number, Term>
  /** How much it holds, where that is said on cards: "2 recipes and 1 movement guide". */
  contents: string | undefined
}

function toCard(
  row: StoredRow,
  audience: Audience,
  { commentCount, contents, image, rating, teacherImage, terms }: CardParts,
): PostCard {
  const extras = (row.extras ?? {}) as Record<string, unknown>
  const isRestrictedForMember = isRestrictedFor(audience, row.requiredPlan)
  const comingUp = comingUpOf(row)
  return {
    id: `${row.postType}:${row.databaseId}`,
    databaseId: row.databaseId,
    postType: row.postType,
    title: row.title,
    slug: row.slug,
    uri: row.uri ?? null,
    link: row.uri ?? null,
    excerpt: row.summary ?? null,
    imageUrl: image?.url ?? null,
    image,
    categories: (row.categoryIds ?? []).map((id) => terms.get(id)).filter((term) => term !== undefined),
    difficulty: typeof extras.difficulty === 'string' ? extras.difficulty : DEFAULT_DIFFICULTY,
    recipes: {
      totalTime: row.totalTime ?? 0,
      nutritionProtein: row.protein ?? null,
      nutritionKcal: row.kcal ?? null,
      nutritionSugars: row.sugars ?? null,
    },
    duration: row.duration ?? null,
    publishedAt: row.publishedAt,
    eventDate: row.eventDate ?? null,
    isRestrictedForMember,
    freeIsEnough: isRestrictedForMember && !isRestrictedFor('free', row.requiredPlan),
    commentCount,
    rating,
    extras: {
      ...(isRestrictedForMember ? openExtrasOf(row.postType, extras) : extras),
      ...('teacherImage' in extras && { teacherImage }),
      ...(comingUp && { comingUp }),
      ...(DATED_TYPES.includes(row.postType) && datesOf(row, extras.readingMinutes)),
      ...weekOf(extras),
      ...(contents && { byline: contents }),
    },
  }
}

/** What a card shows the date of. */
const DATED_TYPES: readonly PostType[] = ['posts', 'podcasts']

/** "November 27, 2026" and "3 min read". Made here, since scripts of a list would need all of it for one line. */
const datesOf = ({ publishedAt }: StoredRow, readingMinutes: unknown) => ({
  byline: longDate(publishedAt),
  ...(typeof readingMinutes === 'number' && { readingTime: TEXTS.readingTime(readingMinutes) }),
})

/** "Winter, week 2" in place of "Week 2", which each season has. */
function weekOf({ season, weekLabel }: Record<string, unknown>): { weekLabel?: string } {
  if (typeof season !== 'string' || typeof weekLabel !== 'string') return {}
  return { weekLabel: `${season}, ${weekLabel.replace(/^Week\b/, 'week')}` }
}

/** The categories of some taxonomies, in the editors' order. */
export async function termsOf(audience: Audience, taxonomies: readonly PostType[]): Promise<Term[]> {
  return cached(`terms ${audience} ${taxonomies.join()}`, async () => {
    const where = { taxonomy: { in: [...taxonomies] } }
    const categories = await readAs(audience).all('categories', where, taxonomies.map(taxonomyTag))
    return categories
      .sort((a, b) => (a.order ?? 0) - (b.order ?? 0) || a.title.localeCompare(b.title))
      .map(({ id, slug, title, taxonomy }) => ({ id, slug, title, taxonomy }))
  })
}

const rowOfClass = z.object({ teacherImage: z.number() })

/** The id of a teacher's portrait. */
const teacherImageOf = (extras: unknown) => rowOfClass.safeParse(extras).data?.teacherImage

/** Rows as cards for an audience. An item without a picture gets its type's picture from the settings. */
export async function cardsOf(rows: readonly StoredRow[], audience: Audience): Promise<PostCard[]> {
  const fallback = await fallbackPictures(audience)
  const ownIds = rows.map(({ imageId }) => imageId)
  const fallbackIds = rows.map(({ postType }) => fallback(postType))
  const teacherIds = rows.map(({ extras }) => teacherImageOf(extras))
  const open = rows.filter(({ comments, requiredPlan }) => comments && !isRestrictedFor(audience, requiredPlan))
  const recipes = rows.filter(({ postType }) => postType === 'recipes')
  const [images, terms, counts, ratings, contents] = await Promise.all([
    imagesById(audience, [...ownIds, ...fallbackIds, ...teacherIds]),
    termsOf(audience, [...new Set(rows.map(({ postType }) => postType))]),
    commentCounts(open.map(({ databaseId }) => databaseId)),
    ratingSummaries(recipes.map(({ databaseId }) => databaseId)),
    contentsById(rows.filter(({ postType }) => holdsLinks(postType))),
  ])
  const termsById = new Map(terms.map((term) => [term.id, term]))
  const imageAt = (index: number) =>
    images.get(ownIds[index] ?? NO_ID) ?? images.get(fallbackIds[index] ?? NO_ID) ?? null
  return rows.map((row, index) =>
    toCard(row, audience, {
      image: imageAt(index),
      teacherImage: images.get(teacherIds[index] ?? NO_ID)?.url,
      terms: termsById,
      commentCount: counts.get(row.databaseId) ?? 0,
      rating: ratings.get(row.databaseId) ?? null,
      contents: contents.get(row.databaseId),
    }),
  )
}

/** How much some items hold, in words, by their database ids. */
async function contentsById(rows: readonly StoredRow[]): Promise<Map<number, string>> {
  const texts = rows.map(async (row) => [row.databaseId, inSentence((await insideOf(row)).counts)] as const)
  return new Map(await Promise.all(texts))
}

/** Published items as cards, newest first, cached. */
export function listCards(query: ListQuery, audience: Audience): Promise<PostCard[]> {
  const { postTypes, first, page, categoryIds, parentDocId } = query
  return cached(`cards ${audience} ${JSON.stringify([postTypes, first, page, categoryIds, parentDocId])}`, () =>
    readCards(query, audience),
  )
}

/** As {@link listCards}, but not cached: for queries that no page of the site makes. */
export async function readCards(query: ListQuery, audience: Audience): Promise<PostCard[]> {
  return cardsOf(await listRows(query), audience)
}
