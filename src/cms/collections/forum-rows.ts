import type { CollectionConfig, Field } from 'payload'
import { REACTION_KINDS } from '@/rules/forum/terms'
import { dataDir } from '@/runtime/env'
import { denyByDefault } from '../access/deny-by-default'
import { hasRole, OWNERS } from '../access/rules'
import { databaseIdField } from '../fields/database-id'
import { handleMissingFile } from '../hooks/missing-file'
import { nullifyReferences } from '../hooks/nullify-references'

/** What members write. Only calls read and write these rows, so the admin does not show them. */
const byCalls = { admin: { hidden: true }, graphQL: false, access: denyByDefault({}) } as const

/** Empty once the account was deleted. */
const person = (name: string): Field => ({ name, type: 'relationship', relationTo: 'users', index: true })
const topic: Field = { name: 'topic', type: 'relationship', relationTo: 'forumTopics', required: true, index: true }
const count = (name: string): Field => ({ name, type: 'number', required: true, defaultValue: 0 })

export const ForumTopics: CollectionConfig = {
  slug: 'forumTopics',
  ...byCalls,
  indexes: [
    { fields: ['board', 'slug'], unique: true },
    // One for each order of the lists. The board is last, so that a page is found without reading other rows.
    { fields: ['state', 'pinned', 'lastActiveAt', 'board'] },
    { fields: ['board', 'state', 'pinned', 'lastActiveAt'] },
    { fields: ['state', 'lastActiveAt', 'board'] },
    { fields: ['state', 'createdAt', 'board'] },
    { fields: ['state', 'reactionCount', 'replyCount', 'board'] },
    { fields: ['state', 'replyCount', 'createdAt', 'board'] },
  ],
  fields: [
    databaseIdField,
    { name: 'board', type: 'relationship', relationTo: 'forumBoards', required: true, index: true },
    person('author'),
    { name: 'title', type: 'text', required: true },
    { name: 'slug', type: 'text', required: true },
    // The databaseId of the item whose comments these are; empty for a topic of members.
    { name: 'item', type: 'number', unique: true },
    { name: 'state', type: 'text', required: true },
    { name: 'pinned', type: 'checkbox', required: true, defaultValue: false },
    { name: 'locked', type: 'checkbox', required: true, defaultValue: false },
    { name: 'excerpt', type: 'text' },
    // Title and opening post, normalized.
    { name: 'searchText', type: 'textarea' },
    // Published posts besides the opening one.
    count('replyCount'),
    // The position of the last post, which unread marks and pages follow.
    count('lastPosition'),
    count('reactionCount'),
    { name: 'lastActiveAt', type: 'date', required: true },
    // The id of the post that solved it.
    { name: 'solution', type: 'number' },
    { name: 'mergedInto', type: 'relationship', relationTo: 'forumTopics' },
  ],
}

export const ForumPosts: CollectionConfig = {
  slug: 'forumPosts',
  ...byCalls,
  indexes: [
    { fields: ['topic', 'position'], unique: true },
    { fields: ['author', 'createdAt'] },
    { fields: ['state', 'createdAt'] },
  ],
  fields: [
    topic,
    person('author'),
    // From 1 on, without gaps; empty for a reply that has not appeared.
    { name: 'position', type: 'number' },
    { name: 'state', type: 'text', required: true },
    { name: 'heldFor', type: 'text' },
    { name: 'body', type: 'json', required: true },
    { name: 'text', type: 'textarea' },
    // Of its words, by which a repeated post is recognized.
    { name: 'digest', type: 'text', required: true },
    { name: 'quote', type: 'relationship', relationTo: 'forumPosts' },
    { name: 'editedAt', type: 'date' },
    // A comment that was posted with stars; the author's rating says how many.
    { name: 'rated', type: 'checkbox', required: true, defaultValue: false },
    // A comment whose author says that they tried the item.
    { name: 'tried', type: 'checkbox', required: true, defaultValue: false },
    { name: 'reactions', type: 'group', fields: REACTION_KINDS.map(count) },
  ],
}

/** What a post said before an edit. */
export const ForumEdits: CollectionConfig = {
  slug: 'forumEdits',
  ...byCalls,
  fields: [
    { name: 'post', type: 'relationship', relationTo: 'forumPosts', required: true, index: true },
    person('by'),
    { name: 'body', type: 'json', required: true },
  ],
}

/** The former address of a topic that was moved, which leads to it. */
export const ForumMoves: CollectionConfig = {
  slug: 'forumMoves',
  ...byCalls,
  indexes: [{ fields: ['board', 'slug'], unique: true }],
  fields: [
    { name: 'board', type: 'relationship', relationTo: 'forumBoards', required: true },
    { name: 'slug', type: 'text', required: true },
    topic,
  ],
}

/** What moderators did. Lines are only added. */
export const ForumLog: CollectionConfig = {
  slug: 'forumLog',
  ...byCalls,
  fields: [
    { name: 'action', type: 'text', required: true },
    person('by'),
    person('subject'),
    { name: 'post', type: 'relationship', relationTo: 'forumPosts' },
    { name: 'topic', type: 'relationship', relationTo: 'forumTopics' },
    { name: 'reason', type: 'textarea', required: true },
    { name: 'details', type: 'json' },
  ],
}

/** Pictures in posts, under unguessable names. They outlive the account unless its posts are removed. */
export const ForumPictures: CollectionConfig = {
  slug: 'forumPictures',
  labels: { singular: 'Community picture', plural: 'Community pictures' },
  admin: { group: 'Community', useAsTitle: 'filename', defaultColumns: ['filename', 'author', 'createdAt'] },
  access: denyByDefault({
    read: ({ isReadingStaticFile, req }) => isReadingStaticFile === true || hasRole(...OWNERS)({ req }),
    delete: hasRole(...OWNERS),
  }),
  upload: {
    staticDir: `${dataDir()}/community`,
    mimeTypes: ['image/webp'],
    handlers: [handleMissingFile],
    modifyResponseHeaders: ({ headers }) => {
      headers.set('cache-control', 'public, max-age=86400, immutable')
      return headers
    },
  },
  hooks: { beforeDelete: [nullifyReferences('forum_pictures')] },
  fields: [person('author')],
}
