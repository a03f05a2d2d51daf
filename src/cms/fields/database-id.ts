import type { FieldHook, NumberField } from 'payload'

/**
 * A number of its own for an item of any type, given once when it is created and
 * never again, not even after a delete: the row in `identities` stays. DESIGN 5.
 */
const assign: FieldHook = async ({ operation, originalDoc, req, collection }) => {
  if (operation !== 'create') return originalDoc?.databaseId
  const identity = await req.payload.db.create({ collection: 'identities', data: { postType: collection?.slug }, req })
  return identity.id
}

/** Favourites, watched marks and ratings hang on this number. */
export const databaseIdField: NumberField = {
  name: 'databaseId',
  type: 'number',
  unique: true,
  index: true,
  hooks: { beforeChange: [assign], beforeDuplicate: [() => undefined] },
  admin: { position: 'sidebar', readOnly: true, description: 'Given by the system. Stays with the item for good.' },
}
