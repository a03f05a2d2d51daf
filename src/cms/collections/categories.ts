import type { CollectionConfig } from 'payload'
import { POST_TYPES } from '@/catalogue/post-types'
import { only } from '../access/only'
import { EDITORS, publicThroughDoor, roles } from '../access/rules'
import { slugField } from '../fields/slug'
import { refreshTaxonomyAfterChange, refreshTaxonomyAfterDelete } from '../hooks/refresh'

export const Categories: CollectionConfig = {
  slug: 'categories',
  labels: { singular: 'Category', plural: 'Categories' },
  admin: {
    group: 'Content',
    useAsTitle: 'title',
    defaultColumns: ['title', 'taxonomy', 'slug', 'order'],
    description: 'What cards are labelled and lists are filtered by.',
  },
  defaultSort: 'order',
  access: only({
    read: publicThroughDoor,
    create: roles(...EDITORS),
    update: roles(...EDITORS),
    delete: roles(...EDITORS),
  }),
  hooks: { afterChange: [refreshTaxonomyAfterChange], afterDelete: [refreshTaxonomyAfterDelete] },
  fields: [
    { name: 'title', type: 'text', required: true, maxLength: 80 },
    slugField({ unique: true }),
    {
      name: 'taxonomy',
      type: 'select',
      required: true,
      index: true,
      options: Object.entries(POST_TYPES).map(([value, { one }]) => ({ value, label: one })),
      admin: { description: 'The type of content that it sorts.' },
    },
    { name: 'order', type: 'number', defaultValue: 0, admin: { description: 'Lower comes first.' } },
  ],
}
