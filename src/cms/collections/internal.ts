import type { CollectionConfig } from 'payload'
import { denyByDefault } from '../access/deny-by-default'

const hidden = { hidden: true } as const

/** One row for every databaseId ever assigned. Rows are never deleted, so that no number is reused. */
export const Identities: CollectionConfig = {
  slug: 'identities',
  admin: hidden,
  graphQL: false,
  access: denyByDefault({}),
  timestamps: false,
  fields: [{ name: 'postType', type: 'text', required: true }],
}

/** How often a page was read on a day. Nothing about readers; written only by src/site/page-views.server.ts. */
export const PageViews: CollectionConfig = {
  slug: 'pageViews',
  admin: hidden,
  graphQL: false,
  access: denyByDefault({}),
  timestamps: false,
  indexes: [{ fields: ['path', 'day'], unique: true }],
  fields: [
    // Without trailing slash.
    { name: 'path', type: 'text', required: true },
    // UTC, such as 2026-11-22.
    { name: 'day', type: 'text', required: true, index: true },
    { name: 'views', type: 'number', required: true },
  ],
}

/**
 * One row for every published item, with the data that cards, lists, search and addresses need. Written only by
 * hooks/sync-catalogue.ts.
 */
export const Catalogue: CollectionConfig = {
  slug: 'catalogue',
  admin: hidden,
  graphQL: false,
  access: denyByDefault({}),
  timestamps: false,
  indexes: [{ fields: ['postType', 'publishedAt'] }],
  fields: [
    { name: 'databaseId', type: 'number', required: true, unique: true },
    { name: 'postType', type: 'text', required: true },
    { name: 'docId', type: 'number', required: true, index: true },
    { name: 'parentDocId', type: 'number', index: true },
    { name: 'title', type: 'text', required: true },
    { name: 'slug', type: 'text', required: true },
    { name: 'uri', type: 'text', unique: true },
    { name: 'summary', type: 'text' },
    { name: 'imageId', type: 'number', index: true },
    { name: 'categoryIds', type: 'relationship', relationTo: 'categories', hasMany: true },
    { name: 'requiredPlan', type: 'text', required: true },
    { name: 'listed', type: 'checkbox', required: true },
    { name: 'comments', type: 'checkbox', defaultValue: false },
    { name: 'publishedAt', type: 'date', required: true },
    { name: 'totalTime', type: 'number' },
    { name: 'protein', type: 'number' },
    { name: 'kcal', type: 'number' },
    { name: 'sugars', type: 'number' },
    { name: 'duration', type: 'number' },
    { name: 'eventDate', type: 'date' },
    { name: 'extras', type: 'json' },
  ],
}
