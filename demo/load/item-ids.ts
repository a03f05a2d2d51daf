import { TYPES_WITH_PAGES } from '@/model/content-types'
import type { Loading } from './context'
import type { IdsByName } from './with-ids'

/** @returns the ids of all items that are loaded, by type and slug: what a page can choose from */
export async function itemIds({ payload, req }: Loading): Promise<IdsByName> {
  const ids: Record<string, ReadonlyMap<string, number>> = {}
  for (const collection of TYPES_WITH_PAGES) {
    const { docs } = await payload.find({ collection, select: { slug: true }, depth: 0, pagination: false, req })
    ids[collection] = new Map(docs.map(({ id, slug }) => [slug ?? '', id]))
  }
  return ids
}
