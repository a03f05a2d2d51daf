import type { CollectionConfig, Field } from 'payload'
import { MAX_AMOUNT } from '@/rules/membership/money'
import { INTERVALS, PAID_PLANS, PLAN_LABELS, SOURCES, STATUSES } from '@/rules/membership/terms'
import { optionsOf } from '@/rules/programme/terms'
import { denyByDefault } from '../access/deny-by-default'
import { hasRole, OWNERS } from '../access/rules'
import { completeSubscription, followSubscription, lockOwnerOfSubscription } from '../hooks/membership-rows'
import { nullifyReferences } from '../hooks/nullify-references'

export const paidPlanOptions = PAID_PLANS.map((value) => ({ value, label: PLAN_LABELS[value] }))

/** Only our own code writes it. */
const byRule = { create: () => false, update: () => false }
/** Staff set it once. */
const once = { update: () => false }

const time = (name: string, label: string, description?: string): Field => ({
  name,
  type: 'date',
  label,
  admin: { width: '50%', date: { pickerAppearance: 'dayAndTime' }, description },
})
const hidden = { hidden: true } as const

/** What a person has. Their plan follows from all of theirs (src/rules/membership/plan-of.ts). */
export const Subscriptions: CollectionConfig = {
  slug: 'subscriptions',
  admin: {
    group: 'Memberships',
    defaultColumns: ['user', 'plan', 'status', 'source', 'startedAt', 'paidUntil', 'cancelsAt'],
    description: 'To give someone a membership, create a complimentary one with its end and the reason.',
  },
  access: denyByDefault({
    read: hasRole(...OWNERS, 'organizer'),
    create: hasRole(...OWNERS),
    update: hasRole(...OWNERS),
  }),
  disableBulkEdit: true,
  // Of what the recurring revenue is the sum of, so that it reads an index and not the table.
  indexes: [{ fields: ['status', 'interval', 'amount', 'currency'] }],
  hooks: {
    beforeOperation: [lockOwnerOfSubscription],
    beforeValidate: [completeSubscription],
    afterChange: [followSubscription],
    beforeDelete: [nullifyReferences('subscriptions')],
  },
  fields: [
    {
      name: 'user',
      type: 'relationship',
      label: 'Person',
      relationTo: 'users',
      required: true,
      index: true,
      access: once,
    },
    {
      type: 'row',
      fields: [
        { name: 'plan', type: 'select', required: true, options: paidPlanOptions, admin: { width: '50%' } },
        {
          name: 'status',
          type: 'select',
          required: true,
          defaultValue: 'active',
          index: true,
          options: optionsOf(STATUSES),
        },
      ],
    },
    {
      type: 'row',
      fields: [
        {
          name: 'source',
          type: 'select',
          required: true,
          defaultValue: 'complimentary',
          options: optionsOf(SOURCES),
          access: once,
          admin: { width: '50%' },
        },
        {
          name: 'interval',
          type: 'select',
          options: optionsOf(INTERVALS),
          admin: { width: '50%', description: 'Empty for a gift and a complimentary one: they end by themselves.' },
        },
      ],
    },
    {
      type: 'row',
      fields: [
        time('paidUntil', 'Until', 'Empty: without an end.'),
        time('cancelsAt', 'Ends at', 'Set by a cancellation.'),
        time('graceUntil', 'Kept until', 'While a payment is due.'),
        time('pausedUntil', 'Paused until'),
        time('trialEndsAt', 'Trial until'),
      ],
    },
    { name: 'reason', type: 'textarea', maxLength: 500, admin: { description: 'Why a complimentary one was given.' } },
    { name: 'startedAt', type: 'date', label: 'Started', required: true, access: once, admin: { position: 'sidebar' } },
    {
      name: 'amount',
      type: 'number',
      label: 'Price of a period',
      min: 0,
      max: MAX_AMOUNT,
      access: once,
      admin: { position: 'sidebar', description: 'In the smallest unit. It stays when the price of the plan changes.' },
    },
    { name: 'currency', type: 'text', maxLength: 3, access: once, admin: { position: 'sidebar' } },
    { name: 'billingDay', type: 'number', required: true, min: 1, max: 31, access: once, admin: hidden },
    // The terms from the next period on, in the same currency.
    { name: 'nextPlan', type: 'select', options: paidPlanOptions, access: byRule, admin: hidden },
    { name: 'nextInterval', type: 'select', options: optionsOf(INTERVALS), access: byRule, admin: hidden },
    { name: 'nextAmount', type: 'number', access: byRule, admin: hidden },
    // A new price that the person is told of: what it is, from which payment on, and when the email was sent.
    { name: 'announcedAmount', type: 'number', access: byRule, admin: hidden },
    { name: 'announcedFrom', type: 'date', index: true, access: byRule, admin: hidden },
    { name: 'announcedNotifiedAt', type: 'date', access: byRule, admin: hidden },
    // When time alone next changes it; the job looks for it.
    { name: 'nextChangeAt', type: 'date', index: true, access: byRule, admin: hidden },
    // Of the payment provider.
    {
      name: 'providerId',
      type: 'text',
      unique: true,
      maxLength: 255,
      access: { ...byRule, read: () => false },
      admin: hidden,
    },
  ],
}
