import type { RelationshipField } from 'payload'

/** The item's categories, from the taxonomy of its type. */
export const categoriesField: RelationshipField = {
  name: 'categories',
  type: 'relationship',
  relationTo: 'categories',
  hasMany: true,
  admin: { position: 'sidebar', description: 'Shown on cards and used by filters.' },
}
