import type { CollectionBeforeChangeHook, CollectionConfig } from 'payload'
import { LIMITS } from '@/rules/limits'
import { denyByDefault } from '../access/deny-by-default'
import { hasRole, OWNERS } from '../access/rules'

/** The author of a note is the person who is signed in, whatever the browser sends. */
const setAuthor: CollectionBeforeChangeHook = ({ data, operation, req }) =>
  operation === 'create' ? { ...data, by: req.user?.id ?? data.by } : data

/** What staff note about a person. The person's data download contains it. */
export const MemberNotes: CollectionConfig = {
  slug: 'member-notes',
  labels: { singular: 'Note about a person', plural: 'Notes about people' },
  defaultSort: '-id',
  admin: {
    group: 'Memberships',
    defaultColumns: ['user', 'text', 'by', 'createdAt'],
    description: 'Also on the page of each member. People get these notes with a download of their data.',
  },
  access: denyByDefault({
    read: hasRole(...OWNERS, 'organizer'),
    create: hasRole(...OWNERS),
    update: hasRole(...OWNERS),
  }),
  hooks: { beforeChange: [setAuthor] },
  fields: [
    {
      name: 'user',
      type: 'relationship',
      label: 'Person',
      relationTo: 'users',
      required: true,
      index: true,
      access: { update: () => false },
    },
    { name: 'text', type: 'textarea', required: true, maxLength: LIMITS.memberNoteMaxChars },
    {
      name: 'by',
      type: 'relationship',
      relationTo: 'users',
      access: { create: () => false, update: () => false },
      admin: { readOnly: true, position: 'sidebar' },
    },
  ],
}
