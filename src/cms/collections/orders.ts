import type { CollectionConfig } from 'payload'
import { LIMITS } from '@/rules/limits'
import { MAX_AMOUNT } from '@/rules/membership/money'
import { INTERVALS, ORDER_KINDS, ORDER_STATUSES } from '@/rules/membership/terms'
import { optionsOf } from '@/rules/programme/terms'
import { denyByDefault } from '../access/deny-by-default'
import { hasRole, OWNERS } from '../access/rules'
import { completeGift, completeOrder, decideOrderOnce, followOrder, lockOwnerOfOrder } from '../hooks/membership-rows'
import { nullifyReferences } from '../hooks/nullify-references'
import { paidPlanOptions } from './subscriptions'

/** Only our own code writes it. */
const byRule = { create: () => false, update: () => false }
/** Staff set it once. */
const once = { update: () => false }

const access = denyByDefault({
  read: hasRole(...OWNERS, 'organizer'),
  create: hasRole(...OWNERS),
  update: hasRole(...OWNERS),
})

/** What is to be paid outside of a payment provider, as by a bank transfer. */
export const Orders: CollectionConfig = {
  slug: 'orders',
  admin: {
    group: 'Memberships',
    defaultColumns: ['id', 'user', 'kind', 'plan', 'amount', 'currency', 'status', 'createdAt'],
    description: 'When a payment has arrived, confirm it with the amount and the day.',
  },
  access,
  disableBulkEdit: true,
  hooks: {
    beforeOperation: [lockOwnerOfOrder],
    beforeValidate: [completeOrder],
    beforeChange: [decideOrderOnce],
    afterChange: [followOrder],
    beforeDelete: [nullifyReferences('orders')],
  },
  fields: [
    {
      name: 'decide',
      type: 'ui',
      admin: { components: { Field: '@/cms/admin/memberships/OrderActions.client#OrderActions' } },
    },
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
      name: 'kind',
      type: 'select',
      label: 'Pays for',
      required: true,
      defaultValue: 'new',
      options: optionsOf(ORDER_KINDS),
      access: byRule,
    },
    {
      type: 'row',
      fields: [
        { name: 'plan', type: 'select', required: true, options: paidPlanOptions, access: once },
        { name: 'interval', type: 'select', options: optionsOf(INTERVALS), access: once },
      ],
    },
    {
      type: 'row',
      fields: [
        {
          name: 'amount',
          type: 'number',
          required: true,
          min: 0,
          max: MAX_AMOUNT,
          admin: { description: 'In the smallest unit: 26400 is $264.' },
        },
        { name: 'currency', type: 'text', required: true, maxLength: 3, access: once },
        { name: 'paidAt', type: 'date', label: 'Paid on' },
      ],
    },
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: 'pending',
      index: true,
      options: optionsOf(ORDER_STATUSES),
      admin: { position: 'sidebar', description: 'Confirmed or refused, it stays so.' },
    },
    // The price of each period, when the amount is a part of it.
    { name: 'price', type: 'number', access: byRule, admin: { hidden: true } },
    {
      name: 'subscription',
      type: 'relationship',
      relationTo: 'subscriptions',
      access: byRule,
      admin: { readOnly: true },
    },
    { name: 'gift', type: 'relationship', relationTo: 'gifts', access: byRule, admin: { readOnly: true } },
    {
      type: 'row',
      fields: [
        { name: 'consentAt', type: 'date', label: 'Terms accepted', access: byRule, admin: { readOnly: true } },
        {
          name: 'consentVersion',
          type: 'text',
          label: 'Version',
          maxLength: 40,
          access: byRule,
          admin: { readOnly: true },
        },
      ],
    },
  ],
}

/** A membership for the person who redeems the code. */
export const Gifts: CollectionConfig = {
  slug: 'gifts',
  admin: {
    group: 'Memberships',
    useAsTitle: 'code',
    defaultColumns: ['code', 'plan', 'months', 'to', 'paid', 'redeemedBy', 'redeemedAt'],
    description: 'A code gives its plan for some months, once. Without a code of your own it gets one.',
  },
  access,
  hooks: { beforeValidate: [completeGift] },
  fields: [
    { name: 'code', type: 'text', required: true, unique: true, maxLength: 60, access: once },
    { name: 'plan', type: 'select', required: true, options: paidPlanOptions, access: once },
    { name: 'months', type: 'number', required: true, min: 1, max: LIMITS.giftMonths, access: once },
    {
      name: 'paid',
      type: 'checkbox',
      defaultValue: true,
      access: byRule,
      admin: { readOnly: true, description: 'It can be redeemed once its order is confirmed.' },
    },
    { name: 'to', type: 'email', label: 'For', admin: { description: 'The code is sent to this address.' } },
    { name: 'on', type: 'date', label: 'To be sent on' },
    { name: 'message', type: 'textarea', maxLength: LIMITS.giftMessageMaxChars },
    // When the recipient got the email.
    { name: 'sentAt', type: 'date', index: true, access: byRule, admin: { readOnly: true } },
    {
      name: 'boughtBy',
      type: 'relationship',
      relationTo: 'users',
      index: true,
      access: byRule,
      admin: { readOnly: true },
    },
    {
      name: 'redeemedBy',
      type: 'relationship',
      relationTo: 'users',
      index: true,
      access: byRule,
      admin: { readOnly: true },
    },
    { name: 'redeemedAt', type: 'date', access: byRule, admin: { readOnly: true } },
    {
      name: 'returnedAt',
      type: 'date',
      access: byRule,
      admin: { readOnly: true, description: 'Its payment was refunded or disputed.' },
    },
    // The checkout at the payment provider.
    {
      name: 'providerSession',
      type: 'text',
      index: true,
      maxLength: 255,
      access: { ...byRule, read: () => false },
      admin: { hidden: true },
    },
  ],
}
