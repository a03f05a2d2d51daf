import type { RelationshipField } from 'payload'

/** The item's categories, of the taxonomy that belongs to its type. */
export const categoriesField: RelationshipField = {
  name: 'categories',
  type: 'relationship',
  relationTo: 'categories',
  hasMany: true,
  admin: { position: 'sidebar', description: 'Shown on cards and used by filters.' },
}
