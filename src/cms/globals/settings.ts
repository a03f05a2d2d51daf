import { originProblem } from '@/rules/forms/origins'
import { LIMITS } from '@/rules/limits'
import {
  DEFAULT_RETURN_RULES,
  DISPUTE_ENDS,
  PARTIAL_REFUND_ENDS,
  REFUND_ENDS,
} from '@/rules/membership/returned-payments'
import { optionsOf } from '@/rules/programme/terms'
import { denyByDefaultGlobal } from '../access/deny-by-default'
import { hasRole, OWNERS, publicRead } from '../access/rules'
import { imageField } from '../fields/image'
import { validateHref } from '../fields/link'
import { guardedGlobal } from './guarded'

const validateContainerId = (value: unknown): true | string =>
  (typeof value === 'string' && /^GTM-[A-Z0-9]{4,12}$/.test(value)) || 'Use an id such as GTM-ABC1234.'

const validateOrigin = (value: unknown): true | string => originProblem(value) ?? true
const validateOptionalOrigin = (value: unknown): true | string => !value || validateOrigin(value)

export const Settings = guardedGlobal({
  slug: 'settings',
  description: 'Settings of the whole site.',
  access: denyByDefaultGlobal({ read: publicRead, update: hasRole(...OWNERS) }),
  fields: [
    { name: 'siteName', type: 'text', required: true, defaultValue: 'eat, burn, sleep' },
    { name: 'tagline', type: 'text', required: true, defaultValue: 'Say hi to your new lifestyle!' },
    { name: 'supportEmail', type: 'email', admin: { description: 'Where "Write to us" in the footer leads.' } },
    {
      name: 'reviewBeforePublishing',
      type: 'checkbox',
      label: 'Review before publishing',
      defaultValue: false,
      admin: {
        description:
          'Editors and organizers ask for a review instead of publishing, and a manager publishes or sends back.',
      },
    },
    {
      name: 'reviews',
      type: 'group',
      fields: [
        { name: 'score', type: 'number', defaultValue: 4.8, min: 0, max: 5 },
        { name: 'count', type: 'number', defaultValue: 140, min: 0 },
        { name: 'url', type: 'text', label: 'Address', validate: validateHref },
      ],
    },
    {
      name: 'pictures',
      type: 'group',
      label: 'Default pictures',
      fields: [
        imageField('recipe', 'For recipes.'),
        imageField('movement', 'For movements and videos.'),
        imageField('meditation', 'For meditations and podcasts.'),
        imageField('article', 'For everything else.'),
        imageField('memberHero', 'For a top banner that greets members.'),
        imageField('openGraph', 'For links to pages without a picture.'),
      ],
    },
    {
      name: 'newsletter',
      type: 'group',
      fields: [
        {
          name: 'doubleOptIn',
          type: 'checkbox',
          label: 'Confirm new subscribers by email',
          defaultValue: false,
          admin: { description: 'Subscribers get emails only after they have opened a confirmation link.' },
        },
      ],
    },
    {
      name: 'memberships',
      type: 'group',
      fields: [
        {
          name: 'graceDays',
          type: 'number',
          label: 'Days of grace',
          defaultValue: LIMITS.membershipGraceDays,
          min: 0,
          max: 60,
          admin: { description: 'For how many days a plan is kept while a payment is due.' },
        },
        {
          name: 'transferText',
          type: 'textarea',
          label: 'How to pay by bank transfer',
          maxLength: 2_000,
          admin: { description: 'Shown after an order that is not paid online.' },
        },
        {
          name: 'termsVersion',
          type: 'text',
          label: 'Version of the terms',
          defaultValue: '1',
          maxLength: 40,
          admin: { description: 'Recorded with each order, beside the time at which the person agreed.' },
        },
        {
          name: 'refundEnds',
          type: 'select',
          label: 'What a refund of a whole payment does to a membership',
          defaultValue: DEFAULT_RETURN_RULES.refund,
          options: optionsOf(REFUND_ENDS),
          admin: { description: 'Also of the button in the admin, which cancels the membership with the refund.' },
        },
        {
          name: 'partialRefundEnds',
          type: 'select',
          label: 'What a refund of a part of a payment does',
          defaultValue: DEFAULT_RETURN_RULES.partialRefund,
          options: optionsOf(PARTIAL_REFUND_ENDS),
        },
        {
          name: 'disputeEnds',
          type: 'select',
          label: 'What a dispute of a payment does',
          defaultValue: DEFAULT_RETURN_RULES.dispute,
          options: optionsOf(DISPUTE_ENDS),
        },
      ],
    },
    {
      name: 'forms',
      type: 'group',
      fields: [
        {
          name: 'host',
          type: 'text',
          label: 'Address for forms of another service',
          maxLength: 300,
          validate: validateOptionalOrigin,
          admin: {
            description:
              'For forms in a page’s HTML: the address of the service that made them, such as https://forms.example.com. Forms made here are always sent here.',
          },
        },
        {
          name: 'origins',
          type: 'array',
          label: 'Other sites that can send our forms',
          labels: { singular: 'Site', plural: 'Sites' },
          maxRows: 10,
          admin: { description: 'If empty, only pages of this site can.' },
          fields: [{ name: 'origin', type: 'text', required: true, maxLength: 300, validate: validateOrigin }],
        },
      ],
    },
    {
      name: 'consent',
      type: 'group',
      label: 'Cookies and analytics',
      fields: [
        {
          name: 'baseUrl',
          type: 'text',
          label: 'Source of the banner',
          validate: validateHref,
          admin: { description: "Address of a folder with the banner's script and style. If empty, this site." },
        },
        {
          name: 'tagContainers',
          type: 'array',
          label: 'Tag containers',
          labels: { singular: 'Container', plural: 'Containers' },
          maxRows: 2,
          admin: { description: 'Loaded only after a reader has agreed. If empty, nothing is loaded.' },
          fields: [{ name: 'containerId', type: 'text', required: true, validate: validateContainerId }],
        },
      ],
    },
  ],
})
