import type { Block, Field, TextFieldSingleValidation } from 'payload'
import { AUDIENCES } from '@/rules/audience'
import { BLOCK_BACKGROUNDS, BLOCK_SPACES } from '@/rules/block-look'

const ANCHOR = /^[a-z][a-z0-9-]*$/

const AUDIENCE_LABELS = {
  visitor: 'Visitors',
  free: 'Free members',
  standard: 'Standard members',
  premium: 'Premium and executive coaching members',
} as const satisfies Record<(typeof AUDIENCES)[number], string>

const BACKGROUND_LABELS = {
  paper: 'Paper (lighter than the page)',
  butter: 'Butter',
  sage: 'Sage',
  lilac: 'Lilac',
  night: 'Night (dark, with light text)',
} as const satisfies Record<(typeof BLOCK_BACKGROUNDS)[number], string>

const SPACE_LABELS = { less: 'Less', more: 'More' } as const satisfies Record<(typeof BLOCK_SPACES)[number], string>

const space = (name: string, label: string): Field => ({
  name,
  type: 'select',
  label,
  options: BLOCK_SPACES.map((value) => ({ value, label: SPACE_LABELS[value] })),
  admin: { description: 'Empty: the usual space.', width: '33%' },
})

/** Refuses an anchor that another block of the page has. */
const validateAnchor: TextFieldSingleValidation = (value, { data }) => {
  if (!value) return true
  if (!ANCHOR.test(value)) return 'Use lower-case letters, digits and hyphens, beginning with a letter.'
  const { layout } = data as { layout?: readonly { anchor?: unknown }[] | null }
  const same = (layout ?? []).filter((block) => block.anchor === value)
  return same.length > 1 ? 'Another block of this page has this anchor.' : true
}

const time = (name: string, label: string, description: string): Field => ({
  name,
  type: 'date',
  label,
  admin: { date: { pickerAppearance: 'dayAndTime' }, description, width: '50%' },
})

const nameForEditors: Field = {
  name: 'nameForEditors',
  type: 'ui',
  admin: { components: { Field: '@/cms/admin/rows/RowLabels.client#BlockName' } },
}

const visibilityFields: Field[] = [
  {
    name: 'visibleTo',
    type: 'select',
    label: 'Visible to',
    hasMany: true,
    options: AUDIENCES.map((value) => ({ value, label: AUDIENCE_LABELS[value] })),
    admin: { description: 'Empty: to everyone who may read the page.' },
  },
  {
    type: 'row',
    fields: [
      time('visibleFrom', 'Visible from', 'Empty: at once.'),
      time('visibleUntil', 'Visible until', 'Empty: for good.'),
    ],
  },
]

const lookFields: Field[] = [
  {
    type: 'row',
    fields: [
      {
        name: 'background',
        type: 'select',
        options: BLOCK_BACKGROUNDS.map((value) => ({ value, label: BACKGROUND_LABELS[value] })),
        admin: { description: 'Empty: its own.', width: '34%' },
      },
      space('spaceBefore', 'Space above'),
      space('spaceAfter', 'Space below'),
    ],
  },
  {
    name: 'anchor',
    type: 'text',
    maxLength: 60,
    validate: validateAnchor,
    admin: {
      description:
        'For links to this block: with "breakfast" here, the address of the page and #breakfast leads to it. Navigation pills list the blocks with an anchor.',
    },
  },
]

const saveAsSection: Field = {
  name: 'saveAsSection',
  type: 'ui',
  admin: { components: { Field: '@/cms/admin/sections/SaveAsSection.client#SaveBlockAsSection' } },
}

const blockSettings = (fields: Field[]): Field => ({
  type: 'collapsible',
  label: 'Block settings',
  admin: { initCollapsed: true },
  fields: [nameForEditors, ...fields],
})

/** A block with the fields that every block has: its name for editors, who sees it, when, how it looks, and its anchor. */
export const withCommonFields = <Known extends Block>(block: Known): Known => ({
  ...block,
  fields: [...block.fields, blockSettings([...visibilityFields, ...lookFields, saveAsSection])],
})

/** A block that stands for others, which have a look and an anchor of their own: with its name, who sees it, and when. */
export const withVisibilityFields = <Known extends Block>(block: Known): Known => ({
  ...block,
  fields: [...block.fields, blockSettings(visibilityFields)],
})
