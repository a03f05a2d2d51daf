import type { GlobalConfig } from 'payload'
import { denyByDefaultGlobal } from '../access/deny-by-default'
import { EDITORS, hasRole, publicRead } from '../access/rules'
import { linkFields } from '../fields/link'
import { globalAdmin, globalHooks } from './guarded'

export const Navigation: GlobalConfig = {
  slug: 'navigation',
  admin: globalAdmin('The links at the top of every page.'),
  access: denyByDefaultGlobal({ read: publicRead, update: hasRole(...EDITORS) }),
  hooks: globalHooks,
  fields: [
    {
      name: 'primary',
      type: 'array',
      label: 'Main navigation',
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
  ],
}
