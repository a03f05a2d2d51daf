import type { CollectionSlug, Payload, TypedUser } from 'payload'
import { type Place, titleOf } from './document'

/** The key of a document in a map. */
export const placeKey = ({ docId, entity }: Place): string => `${entity} ${docId}`

/** The newest titles of documents, by key; those that the person cannot read, or that are in the trash, are left out. */
export async function documentTitles(
  payload: Payload,
  user: TypedUser,
  places: readonly Place[],
): Promise<Map<string, string>> {
  const entities = [...new Set(places.map(({ entity }) => entity))].filter((one) =>
    Object.hasOwn(payload.collections, one),
  )
  const found = await Promise.all(
    entities.map(async (entity) => {
      const collection = entity as CollectionSlug
      const { config } = payload.collections[collection]
      const ids = places.filter((place) => place.entity === entity).map(({ docId }) => docId)
      const { docs } = await payload.find({
        collection,
        draft: true,
        where: { id: { in: ids } },
        select: { [config.admin.useAsTitle ?? 'title']: true },
        pagination: false,
        depth: 0,
        overrideAccess: false,
        user,
      })
      return docs.map((doc): [string, string] => [placeKey({ entity, docId: Number(doc.id) }), titleOf(config, doc)])
    }),
  )
  return new Map(found.flat())
}
