import type { RelationshipField } from 'payload'

/** The page that an item belongs to, for lists that ask for what lies below one (parentPageId). SPEC 7. */
export const parentPageField: RelationshipField = {
  name: 'parent',
  type: 'relationship',
  relationTo: 'pages',
  label: 'Belongs to the page',
  admin: {
    position: 'sidebar',
    description: 'Lists of what lies below that page have it. Its own address stays as it is.',
  },
}
