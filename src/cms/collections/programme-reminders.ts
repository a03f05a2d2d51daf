import type { CollectionConfig } from 'payload'
import { denyByDefault } from '../access/deny-by-default'
import { hasRole, OWNERS } from '../access/rules'

/** Whether and when a member is reminded of their programs. Only the member's calls and the job that sends write it. */
export const ProgrammeReminders: CollectionConfig = {
  slug: 'programmeReminders',
  labels: { singular: 'Program reminder', plural: 'Program reminders' },
  admin: {
    group: 'Activity',
    defaultColumns: ['member', 'weekdays', 'nextAt', 'lastRemindedOn'],
    description:
      'Who gets an email on which days about the steps of the day. People choose this on their account page.',
  },
  access: denyByDefault({ read: hasRole(...OWNERS) }),
  fields: [
    { name: 'member', type: 'relationship', relationTo: 'users', required: true, unique: true },
    { name: 'weekdays', type: 'json', required: true, defaultValue: [] },
    {
      name: 'nextAt',
      type: 'date',
      label: 'Next reminder',
      index: true,
      admin: { date: { pickerAppearance: 'dayAndTime' }, description: 'Empty while reminders are off.' },
    },
    // The member's calendar day of the last email, so that no day has two.
    { name: 'lastRemindedOn', type: 'text', label: 'Last reminded on', maxLength: 10 },
  ],
}
