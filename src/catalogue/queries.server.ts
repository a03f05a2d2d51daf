import 'server-only'
import { sql } from 'drizzle-orm'
import type { Where } from 'payload'
import { asSystem } from '@/cms/client/local-api.server'
import { queryRows } from '@/cms/client/sql.server'
import { isPostType, POST_TYPES, type PostType } from '@/model/content-types'
import type { Catalogue } from '@/payload-types'
import { isRequiredPlan, type RequiredPlan } from '@/rules/audience'
import { docTags, itemTag, pathTag, typeTag } from '@/rules/cache-tags'
import { sortEvents } from '@/rules/events/event-order'
import type { EventTimes } from '@/rules/events/event-times'
import { cached, recordTags } from '@/runtime/cached'

/** A row of the catalogue as stored, with a narrowed type. */
export type StoredRow = Omit<Catalogue, 'postType' | 'categoryIds' | 'requiredPlan'> & {
  postType: PostType
  requiredPlan: RequiredPlan
  categoryIds?: number[] | null
}

export type ListQuery = {
  postTypes: readonly PostType[]
  /** The page size. */
  first: number
  /** The page, from 1. */
  page?: number
  /** Only items with one of these categories (ids). */
  categoryIds?: readonly number[]
  /** Only items below this one (databaseId). */
  parentDocId?: number
}

/** Only cms/hooks/sync-catalogue.ts writes rows, so a valid type means a valid row; relations are ids (depth 0). */
function isStoredRow(row: Catalogue): row is Catalogue & StoredRow {
  return isPostType(row.postType)
}

/**
 * Reads rows directly from the database: they have no access rules, hooks or relations, and Payload's `find` would
 * double the time for 100 rows.
 */
async function findRows(where: Where, limit: number, page = 1): Promise<StoredRow[]> {
  const payload = await asSystem('a row of the catalogue holds nothing but the teaser')
  const { docs } = await payload.db.find<Catalogue>({
    collection: 'catalogue',
    where,
    limit,
    page,
    // The id gives a stable order across pages where date and title are the same.
    sort: ['-publishedAt', 'title', 'id'],
    pagination: false,
  })
  return docs.filter(isStoredRow)
}

/** The times of an event's row. */
export function eventTimesOf({ eventDate, extras }: Pick<StoredRow, 'eventDate' | 'extras'>): EventTimes {
  const text = (name: string) => {
    const value = (extras as Record<string, unknown> | null | undefined)?.[name]
    return typeof value === 'string' ? value : null
  }
  return { start: eventDate ?? '', end: text('eventEnd'), timeZone: text('timeZone') }
}

/**
 * Published items, newest first, ties by title. A list of events only begins with the next event and ends with past
 * ones.
 */
export async function listRows({
  postTypes,
  first,
  page = 1,
  categoryIds,
  parentDocId,
}: ListQuery): Promise<StoredRow[]> {
  recordTags(...postTypes.map(typeTag))
  const and: Where[] = [
    postTypes.length === 1 ? { postType: { equals: postTypes[0] } } : { postType: { in: [...postTypes] } },
  ]
  if (categoryIds) and.push({ categoryIds: { in: [...categoryIds] } })
  if (parentDocId !== undefined) and.push({ parentDocId: { equals: parentDocId } })
  if (postTypes.some((postType) => postType !== 'events')) return findRows({ and }, first, page)
  // Whether an event is past depends on the time, so the database cannot sort by it.
  const events = sortEvents(await findRows({ and }, 0), eventTimesOf, new Date())
  return events.slice((page - 1) * first, page * first)
}

/** The published events that have begun. */
export function startedEvents(now: Date): Promise<StoredRow[]> {
  return findRows(
    { and: [{ postType: { equals: 'events' } }, { eventDate: { less_than_equal: now.toISOString() } }] },
    0,
  )
}

/** The part of an item for the search index and the sitemap. */
export type ListedItem = Pick<StoredRow, 'databaseId' | 'postType' | 'title' | 'slug' | 'requiredPlan'> & {
  uri: string
  imageId: number | null
}

/**
 * All published items of every type for the search index and the sitemap, newest first. Cached for both, with only the
 * columns that they need: it is the largest list of a site.
 */
export function listedItems(): Promise<ListedItem[]> {
  return cached('listed items', async () => {
    recordTags(...POST_TYPES.map(typeTag))
    const found = await queryRows(
      'a row of the catalogue holds nothing but the teaser',
      sql`select database_id, post_type, title, slug, uri, image_id, required_plan from catalogue
        where listed = ${true} and uri is not null order by published_at desc, title, id`,
    )
    return found.flatMap(toListedItem)
  })
}

function toListedItem({ database_id, image_id, post_type, required_plan, slug, title, uri }: Record<string, unknown>) {
  if (!isPostType(post_type) || !isRequiredPlan(required_plan)) return []
  const item: ListedItem = {
    databaseId: Number(database_id),
    postType: post_type,
    title: String(title),
    slug: String(slug),
    uri: String(uri),
    imageId: image_id === null ? null : Number(image_id),
    requiredPlan: required_plan,
  }
  return [item]
}

/** The published item at a path; null when there is none. @param uri canonical, with its trailing slash */
export async function rowByUri(uri: string): Promise<StoredRow | null> {
  recordTags(pathTag(uri))
  const [row] = await findRows({ uri: { equals: uri } }, 1)
  return row ?? null
}

/** The published items at some paths; those without one are left out. @param uris canonical, with trailing slashes */
export async function rowsByUris(uris: readonly string[]): Promise<StoredRow[]> {
  if (uris.length === 0) return []
  recordTags(...uris.map(pathTag))
  return findRows({ uri: { in: [...uris] } }, uris.length)
}

/** Whether an item is published at a path. @param uri canonical, with its trailing slash */
export async function isPublishedAt(uri: string): Promise<boolean> {
  recordTags(pathTag(uri))
  const found = await queryRows('whether there is a page', sql`select 1 from catalogue where uri = ${uri}`)
  return found.length > 0
}

/** Published documents of one type by their ids; missing ones are left out. */
export async function rowsByDocIds(postType: PostType, docIds: readonly number[]): Promise<StoredRow[]> {
  if (docIds.length === 0) return []
  recordTags(...docTags(postType, docIds))
  return findRows({ and: [{ postType: { equals: postType } }, { docId: { in: [...docIds] } }] }, docIds.length)
}

/** Published documents of several types in one query; missing ones are left out. */
export async function rowsByDocuments(idsByType: ReadonlyMap<PostType, readonly number[]>): Promise<StoredRow[]> {
  const or = [...idsByType].map(([postType, ids]): Where => {
    recordTags(...docTags(postType, ids))
    return { and: [{ postType: { equals: postType } }, { docId: { in: [...ids] } }] }
  })
  return or.length === 0 ? [] : findRows({ or }, 0)
}

/** Published items by databaseId; missing ones are left out. */
export async function rowsByDatabaseId(databaseIds: readonly number[]): Promise<StoredRow[]> {
  if (databaseIds.length === 0) return []
  recordTags(...databaseIds.map(itemTag))
  return findRows({ databaseId: { in: [...databaseIds] } }, databaseIds.length)
}

/** The type of an item, published or not; null when there is none. */
export async function typeOf(databaseId: number): Promise<PostType | null> {
  const [row] = await queryRows(
    'to what type a number was given',
    sql`select post_type from identities where id = ${databaseId}`,
  )
  return isPostType(row?.post_type) ? row.post_type : null
}

/** How many published items of a type each plan opens first; a plan without any is missing. */
export function countsByPlan(postType: PostType): Promise<Partial<Record<RequiredPlan, number>>> {
  return cached(`counts by plan ${postType}`, async () => {
    recordTags(typeTag(postType))
    const found = await queryRows(
      'a row of the catalogue holds nothing but the teaser',
      sql`select required_plan, count(*) as items from catalogue where post_type = ${postType} group by required_plan`,
    )
    return Object.fromEntries(found.map(({ items, required_plan }) => [String(required_plan), Number(items)]))
  })
}

/** The newest published items of a type that require one of some plans, of those with a picture. */
export function rowsOfPlans(
  postType: PostType,
  requiredPlans: readonly RequiredPlan[],
  first: number,
): Promise<StoredRow[]> {
  recordTags(typeTag(postType))
  const and: Where[] = [
    { postType: { equals: postType } },
    { requiredPlan: { in: [...requiredPlans] } },
    { imageId: { exists: true } },
  ]
  return findRows({ and }, first)
}

/** How many items of a type are published. */
export async function publishedCount(postType: PostType): Promise<number> {
  const counts = await countsByPlan(postType)
  return Object.values(counts).reduce((sum, count) => sum + count, 0)
}

/** What decides who may read an item. */
export type AccessSummary = Pick<StoredRow, 'postType' | 'requiredPlan'>

/**
 * The type and plan of a published item; null when there is none. One small query, for frequent calls that need nothing
 * else of the item.
 */
export async function accessSummary(databaseId: number): Promise<AccessSummary | null> {
  const [row] = await queryRows(
    'a row of the catalogue holds nothing but the teaser',
    sql`select post_type, required_plan from catalogue where database_id = ${databaseId}`,
  )
  const { post_type: postType, required_plan: requiredPlan } = row ?? {}
  return isPostType(postType) && isRequiredPlan(requiredPlan) ? { postType, requiredPlan } : null
}
