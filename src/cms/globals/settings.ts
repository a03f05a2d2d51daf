import type { GlobalConfig } from 'payload'
import { onlyGlobal } from '../access/only'
import { OWNERS, publicThroughDoor, roles } from '../access/rules'
import { validAddress } from '../fields/link'
import { refreshGlobal } from '../hooks/refresh'

export const Settings: GlobalConfig = {
  slug: 'settings',
  admin: { group: 'Site', description: 'What the whole site says about itself.' },
  access: onlyGlobal({ read: publicThroughDoor, update: roles(...OWNERS) }),
  hooks: { afterChange: [refreshGlobal] },
  fields: [
    { name: 'siteName', type: 'text', required: true, defaultValue: 'eat, burn, sleep' },
    { name: 'tagline', type: 'text', required: true, defaultValue: 'Say hi to your new lifestyle!' },
    { name: 'supportEmail', type: 'email', admin: { description: 'Where "Write to us" in the footer leads.' } },
    {
      name: 'reviews',
      type: 'group',
      fields: [
        { name: 'score', type: 'number', defaultValue: 4.8, min: 0, max: 5 },
        { name: 'count', type: 'number', defaultValue: 140, min: 0 },
        { name: 'url', type: 'text', label: 'Address', validate: validAddress },
      ],
    },
  ],
}
