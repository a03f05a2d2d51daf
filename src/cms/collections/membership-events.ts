import type { CollectionConfig } from 'payload'
import { MEMBER_MOVES, MOVEMENTS } from '@/rules/membership/numbers'
import { EVENT_KINDS, EVENT_ORIGINS } from '@/rules/membership/terms'
import { optionsOf } from '@/rules/programme/terms'
import { denyByDefault } from '../access/deny-by-default'
import { hasRole, OWNERS } from '../access/rules'

/** The ledger of memberships: a line for each change, by whom and from where. It is not edited. */
export const MembershipEvents: CollectionConfig = {
  slug: 'membership-events',
  labels: { singular: 'Membership event', plural: 'Membership events' },
  defaultSort: '-id',
  admin: {
    group: 'Memberships',
    defaultColumns: ['at', 'user', 'kind', 'origin', 'by', 'amount', 'currency', 'note'],
    description: 'Everything that has happened to memberships.',
  },
  access: denyByDefault({ read: hasRole(...OWNERS, 'organizer') }),
  timestamps: false,
  fields: [
    { name: 'at', type: 'date', required: true, index: true, admin: { date: { pickerAppearance: 'dayAndTime' } } },
    { name: 'kind', type: 'select', label: 'What', required: true, options: optionsOf(EVENT_KINDS) },
    { name: 'origin', type: 'select', label: 'From', required: true, options: optionsOf(EVENT_ORIGINS) },
    // Absent once the account is deleted: the line stays, without the person.
    { name: 'user', type: 'relationship', label: 'Person', relationTo: 'users', index: true },
    { name: 'by', type: 'relationship', relationTo: 'users' },
    { name: 'subscription', type: 'relationship', relationTo: 'subscriptions', index: true },
    { name: 'order', type: 'relationship', relationTo: 'orders' },
    { name: 'gift', type: 'relationship', relationTo: 'gifts' },
    // The subscription after the event.
    { name: 'state', type: 'json' },
    { name: 'amount', type: 'number' },
    { name: 'currency', type: 'text', maxLength: 3 },
    { name: 'note', type: 'textarea', maxLength: 1_000 },
    // What the numbers are counted from (src/rules/membership/numbers.ts): what the subscription brings in a year after
    // the event, what the event changed of it, and whether the person became a member or stopped being one.
    { name: 'recurring', type: 'number', admin: { hidden: true } },
    { name: 'recurringCurrency', type: 'text', maxLength: 3, admin: { hidden: true } },
    { name: 'movement', type: 'select', options: optionsOf(MOVEMENTS), admin: { hidden: true } },
    { name: 'movementAmount', type: 'number', admin: { hidden: true } },
    { name: 'memberMove', type: 'select', options: optionsOf(MEMBER_MOVES), admin: { hidden: true } },
    // Of the payment provider, so that an event that comes twice is written once.
    {
      name: 'providerEvent',
      type: 'text',
      unique: true,
      maxLength: 255,
      access: { read: () => false },
      admin: { hidden: true },
    },
  ],
}
