import type { Block } from 'payload'
import { titleField } from '@/cms/fields/title'

/** A masterclass with its live video. */
export const masterclassLiveBlock: Block = {
  slug: 'masterclassLive',
  interfaceName: 'MasterclassLiveBlock',
  labels: { singular: 'Live masterclass', plural: 'Live masterclasses' },
  fields: [
    titleField(),
    { name: 'subtitle', type: 'textarea', maxLength: 300 },
    {
      name: 'masterclass',
      type: 'relationship',
      relationTo: 'masterclasses',
      required: true,
      admin: {
        description:
          'Its video is the live picture, its chat and its replays stand below. Its plan says who gets them: all others are asked to join.',
      },
    },
  ],
}
