import type { CollectionConfig, Field } from 'payload'
import { HEADING_ICONS } from '@/rules/heading-icons'
import { MILESTONE_COUNTS } from '@/rules/milestones'
import { SIX_WEEK_RESET } from '@/rules/programme/terms'
import { denyByDefault } from '../access/deny-by-default'
import { EDITORS, hasRole, OWNERS, ownRows } from '../access/rules'
import { deleteAchievements } from '../hooks/delete-achievements'
import { withTrash } from '../trash/with-trash'

/** The owner of an activity row. Only the calls of /api write these collections. */
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
    // Removing a favorite keeps its row: a toggle is then a single statement, and none of several concurrent ones is
    // lost.
    { name: 'kept', type: 'checkbox', required: true, defaultValue: true },
  ],
}

/** Videos that a member has started or watched. */
export const Watches: CollectionConfig = {
  slug: 'watches',
  admin: { group: 'Activity', defaultColumns: ['member', 'item', 'createdAt'] },
  access: denyByDefault({ read: ownRows }),
  indexes: [{ fields: ['member', 'item'], unique: true }],
  fields: [
    member,
    item,
    // Playback position and length in seconds; absent until known.
    { name: 'positionS', type: 'number', min: 0 },
    { name: 'durationS', type: 'number', min: 0 },
    // When half of it was first reached; absent if it was only started.
    { name: 'watchedAt', type: 'date' },
  ],
}

/** A day on which a member watched an item; milestones count these rows. */
export const Viewings: CollectionConfig = {
  slug: 'viewings',
  admin: { group: 'Activity', defaultColumns: ['member', 'item', 'day'] },
  access: denyByDefault({ read: ownRows }),
  indexes: [{ fields: ['member', 'item', 'day'], unique: true }],
  fields: [
    member,
    item,
    { name: 'day', type: 'text', required: true, maxLength: 10, admin: { description: 'UTC, such as 2026-11-22.' } },
  ],
}

/** Weeks of a program that a member has completed; milestones count these rows. */
export const ProgrammeWeeks: CollectionConfig = {
  slug: 'programmeWeeks',
  labels: { singular: 'Program week', plural: 'Program weeks' },
  admin: { group: 'Activity', defaultColumns: ['member', 'programme', 'week', 'createdAt'] },
  access: denyByDefault({ read: ownRows }),
  indexes: [{ fields: ['member', 'programme', 'week'], unique: true }],
  fields: [
    member,
    // The program's slug.
    { name: 'programme', type: 'text', required: true, defaultValue: SIX_WEEK_RESET, label: 'Program' },
    { name: 'week', type: 'number', required: true, min: 1 },
    // The round whose steps completed it; absent if the member marked the week as a whole.
    { name: 'round', type: 'number', min: 1 },
  ],
}

/** A milestone that a member has reached; it stays reached even if the activity is undone later. */
export const Achievements: CollectionConfig = {
  slug: 'achievements',
  admin: { group: 'Activity', defaultColumns: ['member', 'milestone', 'achievedAt'] },
  access: denyByDefault({ read: ownRows }),
  indexes: [{ fields: ['member', 'milestone'], unique: true }],
  fields: [
    member,
    { name: 'milestone', type: 'relationship', relationTo: 'milestones', required: true, index: true },
    { name: 'achievedAt', type: 'date', required: true },
    // Set once, by the first browser that shows it.
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

/** Milestones for members, defined by editors; progress is computed from activity. */
export const Milestones = withTrash({
  slug: 'milestones',
  admin: {
    group: 'Members',
    useAsTitle: 'title',
    defaultColumns: ['title', 'counts', 'target'],
    description: 'Shown to members in the Milestones block, with their progress.',
  },
  access: denyByDefault({
    read: hasRole(...EDITORS),
    create: hasRole(...EDITORS),
    update: hasRole(...EDITORS),
    delete: hasRole(...EDITORS),
  }),
  hooks: { beforeDelete: [deleteAchievements] },
  fields: [
    {
      name: 'title',
      type: 'text',
      required: true,
      maxLength: 80,
      admin: { description: 'What the member has achieved.' },
    },
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
          admin: { description: 'How many are needed. If you raise it later, members who have reached it keep it.' },
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
} satisfies CollectionConfig)

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

/** A browser that a user has signed in with; a new one triggers an email. Written only by src/platform/session. */
export const Devices: CollectionConfig = {
  slug: 'devices',
  admin: { group: 'Activity', defaultColumns: ['member', 'userAgent', 'lastSeenAt'] },
  access: denyByDefault({ read: hasRole(...OWNERS) }),
  indexes: [{ fields: ['member', 'device'], unique: true }],
  fields: [
    member,
    // Hash of the browser's device cookie.
    { name: 'device', type: 'text', required: true, maxLength: 64, access: { read: () => false } },
    // The session that this browser is signed in with.
    { name: 'sid', type: 'text', index: true, maxLength: 64, access: { read: () => false } },
    { name: 'userAgent', type: 'text', maxLength: 400 },
    { name: 'lastSeenAt', type: 'date', required: true },
  ],
}
