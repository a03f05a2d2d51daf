import 'server-only'
import { sql } from 'drizzle-orm'
import type { Where } from 'payload'
import { asSystem } from '@/cms/client'
import { queryRows } from '@/cms/sql'
import type { Catalogue } from '@/payload-types'
import { isRequiredPlan, type RequiredPlan } from '@/rules/audience'
import { docTags, itemTag, pathTag, typeTag } from '@/rules/cache-tags'
import { sortEvents } from '@/rules/events/event-order'
import type { EventTimes } from '@/rules/events/event-times'
import { cached, recordTags } from '@/server/bridge'
import { isPostType, POST_TYPES, type PostType } from './post-types'

/** A row as stored, with its type known. */
export type StoredRow = Omit<Catalogue, 'postType' | 'categoryIds' | 'requiredPlan'> & {
  postType: PostType
  requiredPlan: RequiredPlan
  categoryIds?: number[] | null
}

export type ListQuery = {
  postTypes: readonly PostType[]
  /** How many at most. */
  first: number
  /** Which so many of them, from 1. */
  page?: number
  /** Only items with one of these categories (ids). */
  categoryIds?: readonly number[]
  /** Only items below this one (databaseId). */
  parentDocId?: number
}

/** Relations are ids here (depth 0), and rows are written by cms/hooks/sync-catalogue.ts alone. */
function isStoredRow(row: Catalogue): row is Catalogue & StoredRow {
  return isPostType(row.postType)
}

/**
 * Straight from the database: a row has no access rules, hooks or relations to resolve, and
 * walking 100 of them through Payload's own find to learn so takes as long as reading them.
 */
async function findRows(where: Where, limit: number, page = 1): Promise<StoredRow[]> {
  const payload = await asSystem('a row of the catalogue holds nothing but the teaser')
  const { docs } = await payload.db.find<Catalogue>({
    collection: 'catalogue',
    where,
    limit,
    page,
    // The last one keeps the pages of a list apart where date and title are the same.
    sort: ['-publishedAt', 'title', 'id'],
    pagination: false,
  })
  return docs.filter(isStoredRow)
}

/** When an event is, as its row says. */
export function eventTimesOf({ eventDate, extras }: Pick<StoredRow, 'eventDate' | 'extras'>): EventTimes {
  const end = (extras as Record<string, unknown> | null | undefined)?.eventEnd
  return { start: eventDate ?? '', end: typeof end === 'string' ? end : null }
}

/**
 * Published items, newest first, ties by title. A list of events alone begins with the next one, and ends with those
 * that are over.
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
  // What is over changes with the time: no order of the database's knows it.
  const events = sortEvents(await findRows({ and }, 0), eventTimesOf, new Date())
  return events.slice((page - 1) * first, page * first)
}

/** The published events that have begun by now. */
export function startedEvents(now: Date): Promise<StoredRow[]> {
  return findRows(
    { and: [{ postType: { equals: 'events' } }, { eventDate: { less_than_equal: now.toISOString() } }] },
    0,
  )
}

/** What search index and sitemap need of an item. */
export type ListedItem = Pick<StoredRow, 'databaseId' | 'postType' | 'title' | 'slug' | 'requiredPlan'> & {
  uri: string
  imageId: number | null
}

/**
 * Everything published that search and sitemap may show, of every type, newest first. Read once for both: of a large
 * site it is the largest list there is, so only the columns that they need.
 */
export function listedItems(): Promise<ListedItem[]> {
  return cached('listed items', async () => {
    recordTags(...Object.keys(POST_TYPES).map(typeTag))
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

/** The published item at an address; null when there is none. @param uri canonical, with its trailing slash */
export async function rowByUri(uri: string): Promise<StoredRow | null> {
  recordTags(pathTag(uri))
  const [row] = await findRows({ uri: { equals: uri } }, 1)
  return row ?? null
}

/** Whether something is published at an address: one small statement. @param uri canonical, with its trailing slash */
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

/** Published items by databaseId; missing ones are left out. */
export async function rowsByDatabaseId(databaseIds: readonly number[]): Promise<StoredRow[]> {
  if (databaseIds.length === 0) return []
  recordTags(...databaseIds.map(itemTag))
  return findRows({ databaseId: { in: [...databaseIds] } }, databaseIds.length)
}

/** Of what type an item is, whether it is published or not; null when there is none. */
export async function typeOf(databaseId: number): Promise<PostType | null> {
  const [row] = await queryRows(
    'to what type a number was given',
    sql`select post_type from identities where id = ${databaseId}`,
  )
  return isPostType(row?.post_type) ? row.post_type : null
}

/** What decides who may have something: of what type it is, and for which plan. */
export type AccessSummary = Pick<StoredRow, 'postType' | 'requiredPlan'>

/**
 * The standing of a published item; null when there is none. For calls that need no more of it, of which members make
 * many: one small statement.
 */
export async function accessSummary(databaseId: number): Promise<AccessSummary | null> {
  const [row] = await queryRows(
    'a row of the catalogue holds nothing but the teaser',
    sql`select post_type, required_plan from catalogue where database_id = ${databaseId}`,
  )
  const { post_type: postType, required_plan: requiredPlan } = row ?? {}
  return isPostType(postType) && isRequiredPlan(requiredPlan) ? { postType, requiredPlan } : null
}
