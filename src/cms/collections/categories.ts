import type { CollectionConfig } from 'payload'
import { CONTENT_TYPES } from '@/model/content-types'
import { denyByDefault } from '../access/deny-by-default'
import { EDITORS, hasRole, publicRead } from '../access/rules'
import { slugField } from '../fields/slug'
import { revalidateTaxonomyAfterChange, revalidateTaxonomyAfterDelete } from '../hooks/revalidate'
import { withTrash } from '../trash/with-trash'

export const Categories = withTrash(
  {
    slug: 'categories',
    labels: { singular: 'Category', plural: 'Categories' },
    admin: {
      group: 'Content',
      useAsTitle: 'title',
      defaultColumns: ['title', 'taxonomy', 'slug', 'order'],
      description: 'Labels on cards and filters for lists.',
    },
    defaultSort: 'order',
    access: denyByDefault({
      read: publicRead,
      create: hasRole(...EDITORS),
      update: hasRole(...EDITORS),
      delete: hasRole(...EDITORS),
    }),
    hooks: { afterChange: [revalidateTaxonomyAfterChange], afterDelete: [revalidateTaxonomyAfterDelete] },
    fields: [
      { name: 'title', type: 'text', required: true, maxLength: 80 },
      slugField({ unique: true }),
      {
        name: 'taxonomy',
        type: 'select',
        required: true,
        index: true,
        options: Object.entries(CONTENT_TYPES).map(([value, { one }]) => ({ value, label: one })),
        admin: { description: 'The content type that it is for.' },
      },
      { name: 'order', type: 'number', defaultValue: 0, admin: { description: 'Lower comes first.' } },
    ],
  } satisfies CollectionConfig,
  { unique: 'slug' },
)
