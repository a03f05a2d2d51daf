import type { FieldHook, NumberField } from 'payload'

/**
 * Assigns an item's number on creation. It is unique across all types and never reused, not even after a delete: the
 * row in `identities` stays.
 */
const assign: FieldHook = async ({ operation, originalDoc, req, collection }) => {
  if (operation !== 'create') return originalDoc?.databaseId
  const identity = await req.payload.db.create({ collection: 'identities', data: { postType: collection?.slug }, req })
  return identity.id
}

/** Favorites, watched marks and ratings refer to this number. */
export const databaseIdField: NumberField = {
  name: 'databaseId',
  type: 'number',
  label: 'Database ID',
  unique: true,
  index: true,
  hooks: { beforeChange: [assign], beforeDuplicate: [() => undefined] },
  admin: { position: 'sidebar', readOnly: true, description: 'Assigned by the system. It never changes.' },
}
