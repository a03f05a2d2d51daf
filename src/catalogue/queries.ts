import 'server-only'
import { sql } from 'drizzle-orm'
import type { Where } from 'payload'
import { asSystem } from '@/cms/client'
import { readRows } from '@/cms/statements'
import type { Catalogue } from '@/payload-types'
import { isRequiredPlan, type RequiredPlan } from '@/rules/audience'
import { recordTags } from '@/server/shared'
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
async function rows(where: Where, limit: number, page = 1): Promise<StoredRow[]> {
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

/** Published items, newest first, ties by title. */
export function listRows({ postTypes, first, page, categoryIds, parentDocId }: ListQuery): Promise<StoredRow[]> {
  recordTags(...postTypes.map((postType) => `type:${postType}`))
  const and: Where[] = [
    postTypes.length === 1 ? { postType: { equals: postTypes[0] } } : { postType: { in: [...postTypes] } },
  ]
  if (categoryIds) and.push({ categoryIds: { in: [...categoryIds] } })
  if (parentDocId !== undefined) and.push({ parentDocId: { equals: parentDocId } })
  return rows({ and }, first, page)
}

/** Everything published that lists and search may show, of every type, newest first. DESIGN 6 (GET /wp-search.json). */
export function listedRows(): Promise<StoredRow[]> {
  recordTags(...Object.keys(POST_TYPES).map((postType) => `type:${postType}`))
  // 0: all of them.
  return rows({ listed: { equals: true } }, 0)
}

/** The published item at an address; null when there is none. @param uri canonical, with its trailing slash */
export async function rowAt(uri: string): Promise<StoredRow | null> {
  recordTags(`path:${uri}`)
  const [row] = await rows({ uri: { equals: uri } }, 1)
  return row ?? null
}

/** Published documents of one type by their ids; missing ones are left out. */
export async function rowsOf(postType: PostType, docIds: readonly number[]): Promise<StoredRow[]> {
  if (docIds.length === 0) return []
  recordTags(`type:${postType}`)
  return rows({ and: [{ postType: { equals: postType } }, { docId: { in: [...docIds] } }] }, docIds.length)
}

/** Published items by databaseId; missing ones are left out. */
export async function rowsByDatabaseId(databaseIds: readonly number[]): Promise<StoredRow[]> {
  if (databaseIds.length === 0) return []
  recordTags(...databaseIds.map((id) => `item:${id}`))
  return rows({ databaseId: { in: [...databaseIds] } }, databaseIds.length)
}

/** Of what type an item is, whether it is published or not; null when there is none. */
export async function typeOf(databaseId: number): Promise<PostType | null> {
  const [row] = await readRows(
    'to what type a number was given',
    sql`select post_type from identities where id = ${databaseId}`,
  )
  return isPostType(row?.post_type) ? row.post_type : null
}

/** What decides who may have something: of what type it is, and for which plan. */
export type Standing = Pick<StoredRow, 'postType' | 'requiredPlan'>

/**
 * The standing of a published item; null when there is none. For calls that need no more of it, of which members make
 * many: one small statement.
 */
export async function standingOf(databaseId: number): Promise<Standing | null> {
  const [row] = await readRows(
    'a row of the catalogue holds nothing but the teaser',
    sql`select post_type, required_plan from catalogue where database_id = ${databaseId}`,
  )
  const { post_type: postType, required_plan: requiredPlan } = row ?? {}
  return isPostType(postType) && isRequiredPlan(requiredPlan) ? { postType, requiredPlan } : null
}
