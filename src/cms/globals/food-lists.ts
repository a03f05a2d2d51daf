import type { GroupField } from 'payload'
import { denyByDefaultGlobal } from '../access/deny-by-default'
import { EDITORS, hasRole, membersOnly, publicRead } from '../access/rules'
import { imageField } from '../fields/image'
import { guardedGlobal } from './guarded'

const colorTab = (name: 'green' | 'orange' | 'red', label: string): GroupField => ({
  name,
  type: 'group',
  label,
  access: { read: membersOnly },
  fields: [
    { name: 'introduction', type: 'textarea' },
    imageField('image', 'Shown beside the introduction.'),
    {
      name: 'lists',
      type: 'array',
      fields: [
        { name: 'title', type: 'text', required: true },
        { name: 'introduction', type: 'textarea' },
        {
          name: 'lists',
          type: 'array',
          fields: [
            { name: 'subtitle', type: 'text' },
            { name: 'list', type: 'textarea', required: true, admin: { description: 'One food per line.' } },
          ],
        },
        { name: 'asterisk', type: 'text', admin: { description: 'The note for foods with an asterisk.' } },
      ],
    },
  ],
})

export const FoodLists = guardedGlobal({
  slug: 'foodLists',
  label: 'Food lists',
  description: 'Green, orange and red foods. For signed-in members only.',
  access: denyByDefaultGlobal({ read: publicRead, update: hasRole(...EDITORS) }),
  fields: [colorTab('green', 'Green'), colorTab('orange', 'Orange'), colorTab('red', 'Red')],
})
