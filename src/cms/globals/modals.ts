import { denyByDefaultGlobal } from '../access/deny-by-default'
import { EDITORS, hasRole, publicRead } from '../access/rules'
import { authoredText } from '../fields/authored-text'
import { guardedGlobal } from './guarded'

export const Modals = guardedGlobal({
  slug: 'modals',
  description: 'The labels of the sign-in prompt, and texts that open in a window.',
  access: denyByDefaultGlobal({ read: publicRead, update: hasRole(...EDITORS) }),
  fields: [
    { name: 'loginLabel', type: 'text', required: true, defaultValue: 'Sign in' },
    { name: 'signUpLabel', type: 'text', required: true, defaultValue: 'Sign up' },
    {
      name: 'contents',
      type: 'array',
      label: 'Content windows',
      labels: { singular: 'Window', plural: 'Windows' },
      fields: [
        { name: 'key', type: 'text', required: true, admin: { description: 'A link to #this-key opens the window.' } },
        { name: 'title', type: 'text', required: true },
        ...authoredText('text', 'Text', 'What the window shows.'),
      ],
    },
  ],
})
