import type { RequiredPlan } from '@/rules/audience'
import { relationId } from '@/rules/relation-id'
import type { PostType } from './content-types'
import { COLUMNS, type TypeColumns } from './content-types/columns'

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
  comments?: boolean | null
  body?: unknown
  bodyHtml?: string | null
}

/** A row of the catalogue: a published item of any type. */
export type CatalogueRow = Required<TypeColumns> & {
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
  /** Whether members can comment on it. */
  comments: boolean
  publishedAt: string
}

/**
 * The catalogue's row for a published document. Pure: the same document gives the same row.
 * @param uri its public address, null for a type without pages
 * @throws when the document has no databaseId, which every saved one has
 */
export function catalogueRow(postType: PostType, doc: PublishedDoc, uri: string | null): CatalogueRow {
  if (typeof doc.databaseId !== 'number') throw new Error(`${postType} ${doc.id} has no databaseId`)
  // The document is one of this type, but TypeScript cannot relate the type's function to it.
  const columnsOf = COLUMNS[postType] as ((doc: PublishedDoc) => TypeColumns) | undefined
  const columns = columnsOf?.(doc) ?? {}
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
    comments: uri !== null && doc.comments === true,
    publishedAt: doc.publishedAt ?? doc.createdAt,
    totalTime: columns.totalTime ?? null,
    protein: columns.protein ?? null,
    kcal: columns.kcal ?? null,
    sugars: columns.sugars ?? null,
    duration: columns.duration ?? null,
    eventDate: columns.eventDate ?? null,
    extras: columns.extras ?? null,
  }
}
