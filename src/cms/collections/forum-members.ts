import type { CollectionConfig, Field } from 'payload'
import { EMAIL_TIMES } from '@/rules/forum/terms'
import { denyByDefault } from '../access/deny-by-default'

/** What a member has in the community besides posts. Only calls read and write these rows. */
const byCalls = { admin: { hidden: true }, graphQL: false, access: denyByDefault({}) } as const

const member: Field = { name: 'member', type: 'relationship', relationTo: 'users', required: true, index: true }
const post: Field = { name: 'post', type: 'relationship', relationTo: 'forumPosts', required: true, index: true }
const topic: Field = { name: 'topic', type: 'relationship', relationTo: 'forumTopics', index: true }
const board: Field = { name: 'board', type: 'relationship', relationTo: 'forumBoards', index: true }
/** Undoing keeps the row: it is then one statement, and the row says that others have been notified. */
const kept: Field = { name: 'kept', type: 'checkbox', required: true, defaultValue: true }

export const ForumReactions: CollectionConfig = {
  slug: 'forumReactions',
  ...byCalls,
  indexes: [{ fields: ['member', 'post', 'kind'], unique: true }],
  fields: [member, post, { name: 'kind', type: 'text', required: true }, kept],
}

/** A topic or a board that a member follows. */
export const ForumFollows: CollectionConfig = {
  slug: 'forumFollows',
  ...byCalls,
  indexes: [
    { fields: ['member', 'topic'], unique: true },
    { fields: ['member', 'board'], unique: true },
  ],
  fields: [member, topic, board, kept],
}

/** How far a member has read a topic: the position of the last post that they have seen. */
export const ForumReads: CollectionConfig = {
  slug: 'forumReads',
  ...byCalls,
  indexes: [{ fields: ['member', 'topic'], unique: true }],
  fields: [member, { ...topic, required: true } as Field, { name: 'position', type: 'number', required: true }],
}

/** A topic that is not posted yet. */
export const ForumDrafts: CollectionConfig = {
  slug: 'forumDrafts',
  ...byCalls,
  fields: [member, board, topic, { name: 'title', type: 'text' }, { name: 'body', type: 'json', required: true }],
}

export const ForumReports: CollectionConfig = {
  slug: 'forumReports',
  ...byCalls,
  indexes: [{ fields: ['member', 'post'], unique: true }],
  fields: [
    member,
    post,
    { name: 'reason', type: 'text', required: true },
    { name: 'note', type: 'textarea' },
    // When moderators decided about the post.
    { name: 'resolvedAt', type: 'date', index: true },
  ],
}

/** What moderators decided about a member's writing. */
export const ForumStandings: CollectionConfig = {
  slug: 'forumStandings',
  ...byCalls,
  fields: [
    { ...member, unique: true } as Field,
    { name: 'silencedUntil', type: 'date' },
    { name: 'bannedAt', type: 'date' },
  ],
}

/** One for each post and person; the reactions on a post are one as well. */
export const Notifications: CollectionConfig = {
  slug: 'notifications',
  ...byCalls,
  indexes: [
    { fields: ['member', 'key'], unique: true },
    { fields: ['member', 'at'] },
    { fields: ['member', 'readAt'] },
  ],
  fields: [
    member,
    // What it is about, such as `post:7`, so that no one is notified of it twice.
    { name: 'key', type: 'text', required: true },
    { name: 'kind', type: 'text', required: true },
    { ...post, required: false } as Field,
    // Who did it last; empty for moderators' warnings.
    { name: 'by', type: 'relationship', relationTo: 'users', index: true },
    // How many people, for reactions.
    { name: 'people', type: 'number', required: true, defaultValue: 1 },
    { name: 'reason', type: 'textarea' },
    { name: 'at', type: 'date', required: true },
    { name: 'readAt', type: 'date' },
    // When the job looks whether to send an email about it; empty when there is nothing to send.
    { name: 'emailAt', type: 'date', index: true },
    { name: 'emailedAt', type: 'date' },
  ],
}

/** When a member gets notifications by email. */
export const NotificationSettings: CollectionConfig = {
  slug: 'notificationSettings',
  ...byCalls,
  fields: [
    { ...member, unique: true } as Field,
    ...['mentions', 'replies', 'follows', 'reactions'].map(
      (name): Field => ({
        name,
        type: 'text',
        required: true,
        validate: (value: unknown) => EMAIL_TIMES.some((time) => time === value) || 'Choose when.',
      }),
    ),
  ],
}
