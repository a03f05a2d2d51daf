import type { ArrayField, Field } from 'payload'
import { denyByDefaultGlobal } from '../access/deny-by-default'
import { EDITORS, hasRole, membersOnly, publicRead } from '../access/rules'
import { authoredText } from '../fields/authored-text'
import { linkFields } from '../fields/link'
import { guardedGlobal } from './guarded'

const links = (name: string, label: string, description: string): ArrayField => ({
  name,
  type: 'array',
  label,
  labels: { singular: 'Link', plural: 'Links' },
  admin: { description },
  fields: linkFields({ label: 'label' }),
})

const SERVICES = ['Instagram', 'Facebook', 'YouTube', 'Apple Podcasts', 'Spotify', 'App Store', 'Google Play'] as const

const services = (name: string, label: string): Field => ({
  name,
  type: 'array',
  label,
  labels: { singular: 'Link', plural: 'Links' },
  fields: [
    { name: 'service', type: 'select', required: true, options: [...SERVICES] },
    ...linkFields({ label: 'label', withTarget: false }),
  ],
})

export const Footer = guardedGlobal({
  slug: 'footer',
  description: 'The footer of every page. Members and visitors each see their own text.',
  access: denyByDefaultGlobal({ read: publicRead, update: hasRole(...EDITORS) }),
  fields: [
    links('quickLinks', 'Quick links', 'An empty address, or "#", shows as disabled.'),
    services('takeAlong', 'Podcast and app links'),
    services('social', 'Social links'),
    links('legal', 'Legal menu', 'The pop-up menu of legal pages.'),
    {
      name: 'visitor',
      type: 'group',
      label: 'For visitors',
      fields: authoredText('text', 'Text', 'Shown to visitors.'),
    },
    {
      name: 'member',
      type: 'group',
      label: 'For members',
      access: { read: membersOnly },
      fields: authoredText('text', 'Text', 'Shown to signed-in members.'),
    },
  ],
})
