import { isDeepStrictEqual } from 'node:util'
import { commitTransaction, createLocalReq, initTransaction, killTransaction, type Payload } from 'payload'
import { POST_TYPES } from '@/model/content-types'
import type { CatalogueRow } from '@/model/row'
import { docTag, itemTag, pathTag, typeTag } from '@/rules/cache-tags'
import { revalidate } from './hooks/revalidate'
import { allRows } from './published-rows'

/** A catalogue row that differs from the published documents. */
export type Drift = {
  kind: 'missing' | 'extra' | 'different'
  postType: string
  docId: number
  databaseId: number
  /** Names of the fields that differ; empty unless `kind` is `different`. */
  fields: string[]
}

type Row = CatalogueRow & { id?: number }

const keyOf = ({ postType, docId }: Row) => `${postType}:${docId}`

/** The value as the database returns it: no undefined. */
const normalized = (value: unknown): unknown => (value === undefined ? null : JSON.parse(JSON.stringify(value)))

function differences(expected: Row, stored: Row): string[] {
  return (Object.keys(expected) as (keyof Row)[]).filter(
    (field) => !isDeepStrictEqual(normalized(expected[field]), normalized(stored[field])),
  )
}

const drift = (kind: Drift['kind'], { postType, docId, databaseId }: Row, fields: string[] = []): Drift => ({
  kind,
  postType,
  docId,
  databaseId,
  fields,
})

/**
 * Compares the stored catalogue with the rows built from the published documents.
 * @returns the differences; empty when the catalogue is up to date
 */
export async function findDrift(payload: Payload): Promise<Drift[]> {
  const req = await createLocalReq({}, payload)
  const expected = new Map((await allRows(req)).map((row): [string, Row] => [keyOf(row), row]))
  const { docs } = await payload.find({ collection: 'catalogue', depth: 0, pagination: false, sort: 'id', req })
  const found: Drift[] = []
  const seen = new Set<string>()
  for (const stored of docs as unknown as Row[]) {
    const key = keyOf(stored)
    const row = expected.get(key)
    // A second row of the same document is an extra one.
    if (!row || seen.has(key)) found.push(drift('extra', stored))
    else {
      const fields = differences(row, stored)
      if (fields.length > 0) found.push(drift('different', row, fields))
    }
    seen.add(key)
  }
  for (const [key, row] of expected) if (!seen.has(key)) found.push(drift('missing', row))
  return found
}

/**
 * Rebuilds the whole catalogue from the published documents in one transaction. The documents keep their databaseIds.
 * @returns how many rows there are now
 * @throws when two published documents have the same address; nothing is changed then
 */
export async function rebuildCatalogue(payload: Payload): Promise<number> {
  const req = await createLocalReq({}, payload)
  await initTransaction(req)
  try {
    const rows = await allRows(req)
    await payload.db.deleteMany({ collection: 'catalogue', where: {}, req })
    for (const row of rows) await payload.db.create({ collection: 'catalogue', data: row, req })
    await revalidate(req, [
      ...POST_TYPES.map(typeTag),
      ...rows.flatMap(({ databaseId, docId, postType, uri }) => [
        docTag(postType, docId),
        itemTag(databaseId),
        ...(uri ? [pathTag(uri)] : []),
      ]),
    ])
    await commitTransaction(req)
    return rows.length
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}
