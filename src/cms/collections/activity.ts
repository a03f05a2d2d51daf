import type { CollectionConfig, Field } from 'payload'
import { HEADING_ICONS } from '@/rules/heading-icons'
import { MILESTONE_COUNTS } from '@/rules/milestones'
import { denyByDefault } from '../access/deny-by-default'
import { EDITORS, hasRole, OWNERS, ownRows } from '../access/rules'
import { deleteAchievements } from '../hooks/delete-achievements'

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
  access: denyByDefault({ read: ownRows }),
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
  access: denyByDefault({ read: ownRows }),
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
  access: denyByDefault({ read: ownRows }),
  indexes: [{ fields: ['member', 'item', 'day'], unique: true }],
  fields: [
    member,
    item,
    { name: 'day', type: 'text', required: true, maxLength: 10, admin: { description: 'As in 2026-11-22, UTC.' } },
  ],
}

/** Weeks of the six-week reset that a member has marked as done. */
export const ProgrammeWeeks: CollectionConfig = {
  slug: 'programmeWeeks',
  labels: { singular: 'Programme week', plural: 'Programme weeks' },
  admin: { group: 'Activity', defaultColumns: ['member', 'week', 'createdAt'] },
  access: denyByDefault({ read: ownRows }),
  indexes: [{ fields: ['member', 'week'], unique: true }],
  fields: [member, { name: 'week', type: 'number', required: true, min: 1, max: 6 }],
}

/** A milestone that a member has reached: it stays reached, whatever is taken back later. */
export const Achievements: CollectionConfig = {
  slug: 'achievements',
  admin: { group: 'Activity', defaultColumns: ['member', 'milestone', 'achievedAt'] },
  access: denyByDefault({ read: ownRows }),
  indexes: [{ fields: ['member', 'milestone'], unique: true }],
  fields: [
    member,
    { name: 'milestone', type: 'relationship', relationTo: 'milestones', required: true, index: true },
    { name: 'achievedAt', type: 'date', required: true },
    // Once, in one browser.
    { name: 'celebratedAt', type: 'date' },
  ],
}

export const Ratings: CollectionConfig = {
  slug: 'ratings',
  admin: { group: 'Activity', defaultColumns: ['member', 'item', 'rating'] },
  access: denyByDefault({ read: ownRows }),
  indexes: [{ fields: ['member', 'item'], unique: true }],
  fields: [member, item, { name: 'rating', type: 'number', required: true, min: 1, max: 5 }],
}

/** What members can reach, defined by editors; progress is computed from activity. DESIGN 7. */
export const Milestones: CollectionConfig = {
  slug: 'milestones',
  admin: {
    group: 'Members',
    useAsTitle: 'title',
    defaultColumns: ['title', 'counts', 'target'],
    description: 'Shown to members by the block Milestones, with how far each of them has come.',
  },
  access: denyByDefault({
    read: hasRole(...EDITORS),
    create: hasRole(...EDITORS),
    update: hasRole(...EDITORS),
    delete: hasRole(...EDITORS),
  }),
  hooks: { beforeDelete: [deleteAchievements] },
  fields: [
    { name: 'title', type: 'text', required: true, maxLength: 80, admin: { description: 'What the member has done.' } },
    {
      name: 'description',
      type: 'textarea',
      maxLength: 300,
      admin: { description: 'One or two sentences under the title.' },
    },
    {
      type: 'row',
      fields: [
        {
          name: 'counts',
          type: 'select',
          required: true,
          options: Object.entries(MILESTONE_COUNTS).map(([value, label]) => ({ value, label })),
          admin: { description: 'What is counted.' },
        },
        {
          name: 'target',
          type: 'number',
          required: true,
          min: 1,
          max: 10_000,
          validate: (value: unknown) =>
            (Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 10_000) ||
            'Use a whole number from 1 to 10,000.',
          admin: { description: 'How many it takes. A higher one later takes it from nobody who has reached it.' },
        },
      ],
    },
    {
      name: 'icon',
      type: 'select',
      defaultValue: 'sun',
      options: HEADING_ICONS.map((value) => ({ value, label: value })),
    },
  ],
}

export const Feedback: CollectionConfig = {
  slug: 'feedback',
  labels: { singular: 'Feedback', plural: 'Feedback' },
  admin: { group: 'Activity', useAsTitle: 'message', defaultColumns: ['message', 'name', 'pageUrl', 'createdAt'] },
  access: denyByDefault({ read: hasRole(...EDITORS), delete: hasRole(...OWNERS) }),
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
  access: denyByDefault({ read: hasRole(...OWNERS), delete: hasRole(...OWNERS) }),
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
  access: denyByDefault({ read: hasRole(...OWNERS) }),
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
