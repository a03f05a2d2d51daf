import type { CollectionConfig, NumberField } from 'payload'
import { isCurrency, MAX_AMOUNT } from '@/rules/membership/money'
import { PLAN_LABELS } from '@/rules/membership/terms'
import { optionsOf } from '@/rules/programme/terms'
import { denyByDefault } from '../access/deny-by-default'
import { hasRole, OWNERS } from '../access/rules'
import { validateHref } from '../fields/link'
import { revalidateAfterChange } from '../hooks/revalidate'

const amount = (name: string, label: string): NumberField => ({
  name,
  type: 'number',
  label,
  min: 0,
  max: MAX_AMOUNT,
  validate: (value: unknown) =>
    value === null || value === undefined || (Number.isInteger(value) && Number(value) >= 0) || 'Use a whole number.',
  admin: { width: '50%', description: 'In the smallest unit: 26400 is $264. Empty: not sold like this.' },
})

/** What can be bought. The keys are fixed, since restrictions depend on them. */
export const Plans: CollectionConfig = {
  slug: 'plans',
  labels: { singular: 'Plan', plural: 'Plans' },
  defaultSort: 'position',
  admin: {
    group: 'Memberships',
    useAsTitle: 'title',
    defaultColumns: ['title', 'key', 'annualAmount', 'monthlyAmount', 'currency', 'active'],
    description: 'A new price counts for new memberships. Members keep the price that they have joined at.',
  },
  access: denyByDefault({
    read: hasRole(...OWNERS, 'organizer'),
    create: hasRole(...OWNERS),
    update: hasRole(...OWNERS),
  }),
  hooks: { afterChange: [revalidateAfterChange] },
  fields: [
    { name: 'title', type: 'text', required: true, maxLength: 100 },
    {
      name: 'html',
      type: 'code',
      label: 'What it includes',
      maxLength: 10_000,
      admin: { language: 'html', description: 'HTML: a sentence and a list.' },
    },
    { type: 'row', fields: [amount('annualAmount', 'Price of a year'), amount('monthlyAmount', 'Price of a month')] },
    {
      name: 'button',
      type: 'group',
      fields: [
        { name: 'title', type: 'text', maxLength: 60 },
        { name: 'url', type: 'text', label: 'Address', maxLength: 300, validate: validateHref },
      ],
    },
    {
      name: 'key',
      type: 'select',
      required: true,
      unique: true,
      options: optionsOf(PLAN_LABELS),
      access: { update: () => false },
      admin: { position: 'sidebar', description: 'Which restricted items it opens.' },
    },
    {
      name: 'currency',
      type: 'text',
      required: true,
      defaultValue: 'USD',
      maxLength: 3,
      validate: (value: unknown) => isCurrency(value) || 'Use the code of a currency, such as USD.',
      admin: { position: 'sidebar' },
    },
    {
      name: 'trialDays',
      type: 'number',
      required: true,
      defaultValue: 0,
      min: 0,
      max: 365,
      admin: { position: 'sidebar', description: 'Days that are free for someone who joins for the first time.' },
    },
    {
      name: 'position',
      type: 'number',
      required: true,
      defaultValue: 0,
      index: true,
      admin: { position: 'sidebar', description: 'Lower numbers come first.' },
    },
    {
      name: 'active',
      type: 'checkbox',
      label: 'On sale',
      defaultValue: true,
      admin: { position: 'sidebar', description: 'Off: no one can join, members keep it.' },
    },
  ],
}
