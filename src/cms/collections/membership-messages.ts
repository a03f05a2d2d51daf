import type { CollectionConfig } from 'payload'
import { EMAIL_KIND_KEYS, EMAIL_KINDS } from '@/rules/membership/emails/kinds'
import { denyByDefault } from '../access/deny-by-default'
import { hasRole, OWNERS } from '../access/rules'

const time = { date: { pickerAppearance: 'dayAndTime' } } as const

/**
 * The emails about memberships: planned with the change that they follow from, in its transaction, and sent once by a
 * job. Only our own code writes it.
 */
export const MembershipMessages: CollectionConfig = {
  slug: 'membership-messages',
  labels: { singular: 'Membership email', plural: 'Emails sent' },
  defaultSort: '-id',
  admin: {
    group: 'Memberships',
    defaultColumns: ['kind', 'user', 'dueAt', 'sentAt'],
    description: 'Which emails about memberships are planned and sent. The texts are under Membership emails.',
  },
  access: denyByDefault({ read: hasRole(...OWNERS, 'organizer') }),
  fields: [
    {
      name: 'kind',
      type: 'select',
      label: 'Email',
      required: true,
      options: EMAIL_KIND_KEYS.map((value) => ({ value, label: EMAIL_KINDS[value].label })),
    },
    // What it is about, so that no email is planned twice.
    { name: 'key', type: 'text', required: true, unique: true, maxLength: 120, admin: { hidden: true } },
    { name: 'user', type: 'relationship', label: 'Person', relationTo: 'users', required: true, index: true },
    { name: 'subscription', type: 'relationship', relationTo: 'subscriptions' },
    { name: 'order', type: 'relationship', relationTo: 'orders' },
    { name: 'gift', type: 'relationship', relationTo: 'gifts' },
    {
      name: 'dueAt',
      type: 'date',
      label: 'To be sent',
      index: true,
      admin: { ...time, description: 'Empty once it is sent, or no longer due.' },
    },
    { name: 'sentAt', type: 'date', label: 'Sent', admin: time },
  ],
}
