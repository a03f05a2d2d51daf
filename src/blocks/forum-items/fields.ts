import type { Block } from 'payload'
import { imageField } from '@/cms/fields/image'
import { linkGroup } from '@/cms/fields/link'

/** The latest topics of the community. */
export const forumItemsBlock: Block = {
  slug: 'forumItems',
  interfaceName: 'ForumItemsBlock',
  labels: { singular: 'Forum items', plural: 'Forum items' },
  fields: [
    { name: 'forumTitle', type: 'text', label: 'Title', maxLength: 160, defaultValue: 'From the community' },
    {
      name: 'forumSubtitle',
      type: 'text',
      label: 'Subtitle',
      maxLength: 160,
      admin: { description: 'A short line above the title.' },
    },
    linkGroup('forumCtaLink', 'Where all topics are.', { label: 'Link to all topics' }),
    {
      name: 'itemImages',
      type: 'array',
      label: 'Pictures',
      labels: { singular: 'Picture', plural: 'Pictures' },
      maxRows: 8,
      admin: { description: 'One for each topic, in their order. Without pictures, the faces of those who wrote.' },
      fields: [imageField('image', 'A picture beside a topic.')],
    },
  ],
}
