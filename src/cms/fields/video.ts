import type { GroupField } from 'payload'
import { validateHref } from './link'

/** A video's source: a file of ours, an address (YouTube, Vimeo, HLS) or an embed code, never a bare script. DESIGN 5. */
export const videoField: GroupField = {
  name: 'video',
  type: 'group',
  admin: { description: 'A file, an address or an embed code. The first of them that is there is used.' },
  fields: [
    { name: 'file', type: 'upload', relationTo: 'videoFiles' },
    { name: 'url', type: 'text', label: 'Address', validate: validateHref },
    { name: 'embedCode', type: 'textarea', admin: { rows: 6 } },
    {
      name: 'chapters',
      type: 'array',
      admin: { description: 'Where its parts begin, in their order: people jump to them.' },
      fields: [
        {
          type: 'row',
          fields: [
            { name: 'startS', type: 'number', required: true, min: 0, label: 'Begins at (seconds)' },
            { name: 'title', type: 'text', required: true, maxLength: 120 },
          ],
        },
      ],
    },
    {
      name: 'transcript',
      type: 'textarea',
      admin: { rows: 8, description: 'What is said, to be read. An empty line begins a new paragraph.' },
    },
  ],
}
