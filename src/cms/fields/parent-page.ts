import type { RelationshipField } from 'payload'

/** The page that an item belongs to; lists filter by it as `parentPageId`. */
export const parentPageField: RelationshipField = {
  name: 'parent',
  type: 'relationship',
  relationTo: 'pages',
  label: 'Belongs to the page',
  admin: {
    position: 'sidebar',
    description: 'Lists of that page’s items include it. Its own address does not change.',
  },
}
