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
      name: 'startsAt',
      type: 'date',
      label: 'It begins on',
      admin: {
        date: { pickerAppearance: 'dayAndTime' },
        description: 'Day and time stand below the title, each viewer reads them in their own time zone.',
      },
    },
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
