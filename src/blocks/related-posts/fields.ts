import type { Block } from 'payload'
import { listFields } from '@/blocks/post-carousel/fields'
import { linkGroup } from '@/cms/fields/link'
import { subtitleField } from '@/cms/fields/subtitle'
import { titleField } from '@/cms/fields/title'

/** Posts that belong to a page, in a carousel of thumbnails or cards. */
export const relatedPostsBlock: Block = {
  slug: 'relatedPosts',
  interfaceName: 'RelatedPostsBlock',
  labels: { singular: 'Related posts', plural: 'Related posts' },
  fields: [
    titleField(),
    subtitleField({ description: 'A sentence below the title.' }),
    {
      name: 'displayMode',
      type: 'select',
      required: true,
      defaultValue: 'cards',
      options: [
        { value: 'thumbnails', label: 'Thumbnails with overlay' },
        { value: 'cards', label: 'Post cards' },
      ],
      admin: { description: 'Thumbnails are upright pictures with their titles, up to six beside each other.' },
    },
    ...listFields,
    linkGroup('archiveLink', 'Where all of them are.', { withTarget: false }),
  ],
}
