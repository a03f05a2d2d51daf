import type { CollectionConfig, Field } from 'payload'
import { only } from '../access/only'
import { EDITORS, OWNERS, ownRows, roles } from '../access/rules'

/** Rows that a member makes by using the site. Written by the calls of /api alone. */
const member: Field = { name: 'member', type: 'relationship', relationTo: 'users', required: true, index: true }
const item: Field = {
  name: 'item',
  type: 'number',
  required: true,
  index: true,
  label: 'databaseId',
}

export const Favourites: CollectionConfig = {
  slug: 'favourites',
  admin: { group: 'Activity', defaultColumns: ['member', 'item', 'createdAt'] },
  access: only({ read: ownRows }),
  indexes: [{ fields: ['member', 'item'], unique: true }],
  fields: [
    member,
    item,
    // A heart that is taken back leaves its row: so a toggle is one statement, and none of many at once is lost.
    { name: 'kept', type: 'checkbox', required: true, defaultValue: true },
  ],
}

/** What a member has begun to watch, and what they have watched. */
export const Watches: CollectionConfig = {
  slug: 'watches',
  admin: { group: 'Activity', defaultColumns: ['member', 'item', 'createdAt'] },
  access: only({ read: ownRows }),
  indexes: [{ fields: ['member', 'item'], unique: true }],
  fields: [
    member,
    item,
    // Where the member stopped, and how long it is, in seconds; absent before either is known.
    { name: 'positionS', type: 'number', min: 0 },
    { name: 'durationS', type: 'number', min: 0 },
    // When half of it was reached first; absent for what was only begun.
    { name: 'watchedAt', type: 'date' },
  ],
}

/** A day on which a member watched an item. Milestones count them. */
export const Viewings: CollectionConfig = {
  slug: 'viewings',
  admin: { group: 'Activity', defaultColumns: ['member', 'item', 'day'] },
  access: only({ read: ownRows }),
  indexes: [{ fields: ['member', 'item', 'day'], unique: true }],
  fields: [
    member,
    item,
    { name: 'day', type: 'text', required: true, maxLength: 10, admin: { description: 'As in 2026-11-22, UTC.' } },
  ],
}

export const Ratings: CollectionConfig = {
  slug: 'ratings',
  admin: { group: 'Activity', defaultColumns: ['member', 'item', 'rating'] },
  access: only({ read: ownRows }),
  indexes: [{ fields: ['member', 'item'], unique: true }],
  fields: [member, item, { name: 'rating', type: 'number', required: true, min: 1, max: 5 }],
}

/** What members can reach, defined by editors; progress is computed from activity. DESIGN 7. */
export const Milestones: CollectionConfig = {
  slug: 'milestones',
  admin: { group: 'Members', useAsTitle: 'title', defaultColumns: ['title', 'counts', 'target'] },
  access: only({
    read: roles(...EDITORS),
    create: roles(...EDITORS),
    update: roles(...EDITORS),
    delete: roles(...EDITORS),
  }),
  fields: [
    { name: 'title', type: 'text', required: true },
    { name: 'description', type: 'textarea' },
    {
      name: 'counts',
      type: 'select',
      required: true,
      options: [
        { value: 'videosWatched', label: 'Videos watched' },
        { value: 'movementDays', label: 'Days with movement' },
        { value: 'recipesRated', label: 'Recipes rated' },
        { value: 'favouritesKept', label: 'Favorites kept' },
        { value: 'programmeWeeks', label: 'Programme weeks done' },
        { value: 'forumPosts', label: 'Forum posts' },
      ],
    },
    { name: 'target', type: 'number', required: true, min: 1 },
    { name: 'icon', type: 'text', defaultValue: 'sun', admin: { description: 'Name of an icon.' } },
  ],
}

export const Feedback: CollectionConfig = {
  slug: 'feedback',
  labels: { singular: 'Feedback', plural: 'Feedback' },
  admin: { group: 'Activity', useAsTitle: 'message', defaultColumns: ['message', 'name', 'pageUrl', 'createdAt'] },
  access: only({ read: roles(...EDITORS), delete: roles(...OWNERS) }),
  fields: [
    { name: 'message', type: 'textarea', required: true, maxLength: 5_000 },
    { name: 'name', type: 'text', maxLength: 200 },
    { name: 'pageUrl', type: 'text' },
    { name: 'userAgent', type: 'text' },
    { name: 'language', type: 'text' },
    { name: 'screenWidth', type: 'number' },
    { name: 'screenHeight', type: 'number' },
    { name: 'sentAt', type: 'date' },
  ],
}

export const Subscribers: CollectionConfig = {
  slug: 'subscribers',
  admin: { group: 'Activity', useAsTitle: 'email', defaultColumns: ['email', 'consentAt', 'unsubscribedAt'] },
  access: only({ read: roles(...OWNERS), delete: roles(...OWNERS) }),
  fields: [
    { name: 'email', type: 'email', required: true, unique: true },
    { name: 'consentAt', type: 'date', required: true },
    { name: 'confirmedAt', type: 'date' },
    { name: 'unsubscribedAt', type: 'date' },
  ],
}

/** A browser that a person has signed in with: a new one is told by mail. Written by src/features/session alone. */
export const Devices: CollectionConfig = {
  slug: 'devices',
  admin: { group: 'Activity', defaultColumns: ['member', 'userAgent', 'lastSeenAt'] },
  access: only({ read: roles(...OWNERS) }),
  indexes: [{ fields: ['member', 'device'], unique: true }],
  fields: [
    member,
    // What the browser's cookie holds, hashed.
    { name: 'device', type: 'text', required: true, maxLength: 64, access: { read: () => false } },
    // The session that it is signed in with.
    { name: 'sid', type: 'text', index: true, maxLength: 64, access: { read: () => false } },
    { name: 'userAgent', type: 'text', maxLength: 400 },
    { name: 'lastSeenAt', type: 'date', required: true },
  ],
}
