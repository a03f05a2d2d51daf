import { denyByDefaultGlobal } from '../access/deny-by-default'
import { EDITORS, hasRole, publicRead } from '../access/rules'
import { linkFields } from '../fields/link'
import { guardedGlobal } from './guarded'

export const Navigation = guardedGlobal({
  slug: 'navigation',
  description: 'The links at the top of every page.',
  access: denyByDefaultGlobal({ read: publicRead, update: hasRole(...EDITORS) }),
  fields: [
    {
      name: 'primary',
      type: 'array',
      label: 'Main navigation',
      labels: { singular: 'Link', plural: 'Links' },
      maxRows: 9,
      admin: { description: 'An empty address, or "#", shows as disabled. Without any link the footer is not shown.' },
      fields: [
        ...linkFields({ label: 'label' }),
        {
          name: 'hiddenInFooter',
          type: 'checkbox',
          defaultValue: false,
          admin: { description: 'Leave this link out of the footer, which repeats the others.' },
        },
      ],
    },
    {
      name: 'memberMenu',
      type: 'array',
      label: 'Member menu',
      labels: { singular: 'Link', plural: 'Links' },
      maxRows: 6,
      admin: {
        description:
          'More links in the menu of signed-in members, below Dashboard. Shopping list, Profile, Account and Sign out follow by themselves.',
      },
      fields: linkFields({ label: 'label' }),
    },
  ],
})
