import type { Block } from 'payload'
import { imageField } from '@/cms/fields/image'
import { subtitleField } from '@/cms/fields/subtitle'
import { titleField } from '@/cms/fields/title'

/** Upright covers, such as those of books, with their titles. */
export const coversGridBlock: Block = {
  slug: 'coversGrid',
  interfaceName: 'CoversGridBlock',
  labels: { singular: 'Covers grid', plural: 'Covers grids' },
  fields: [
    titleField(),
    subtitleField(),
    {
      name: 'covers',
      type: 'array',
      minRows: 1,
      maxRows: 60,
      admin: { description: 'Visitors do not see this block on pages of inspirational resources.' },
      fields: [
        {
          name: 'title',
          type: 'text',
          required: true,
          maxLength: 2_000,
          admin: {
            description:
              'A text, or a link as HTML: <a href="/ebs-blog/" target="_blank">The journal</a>. The whole cover then leads there.',
          },
        },
        imageField('thumbnail', 'Upright, three to four.'),
      ],
    },
  ],
}
