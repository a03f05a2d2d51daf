import type { RelationshipField } from 'payload'

/** Component of a relation to a page that is chosen by its address. */
export const PAGE_FIELD = { Field: '@/cms/admin/addresses/PageField.client#PageField' }

/** The page that an item belongs to; lists filter by it as `parentPageId`. */
export const parentPageField: RelationshipField = {
  name: 'parent',
  type: 'relationship',
  relationTo: 'pages',
  label: 'Belongs to the page',
  admin: {
    position: 'sidebar',
    components: PAGE_FIELD,
    description: 'Lists of that page’s items include it. Its own address does not change.',
  },
}
