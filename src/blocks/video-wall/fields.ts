import type { Block } from 'payload'
import { imageField } from '@/cms/fields/image'
import { subtitleField } from '@/cms/fields/subtitle'
import { titleField } from '@/cms/fields/title'

/** Thumbnails that play an embedded film in a window over the page. SPEC 2.3, 3 (video). */
export const videoWallBlock: Block = {
  slug: 'videosGrid',
  interfaceName: 'VideosGridBlock',
  labels: { singular: 'Videos by embed code', plural: 'Videos by embed code' },
  fields: [
    titleField(),
    subtitleField(),
    {
      name: 'videos',
      type: 'array',
      maxRows: 60,
      admin: { description: 'On pages of inspirational resources, visitors do not get this block.' },
      fields: [
        { name: 'title', type: 'text', required: true, maxLength: 160 },
        {
          name: 'tagLabel',
          type: 'text',
          maxLength: 40,
          admin: { description: 'A word on the picture, such as "New".' },
        },
        imageField('thumbnail', 'What is pressed to play it.'),
        {
          name: 'embedCode',
          type: 'textarea',
          maxLength: 10_000,
          admin: { rows: 4, description: 'From YouTube, Vimeo or another provider. Scripts are removed.' },
        },
        {
          name: 'databaseId',
          type: 'number',
          min: 1,
          label: 'Number of the video',
          admin: {
            description:
              'The databaseId of an item, if this is its video: then its required plan holds here too, and while it is not published nothing stands here. Watching it counts where it is a movement, meditation, masterclass or lifestyle guide.',
          },
        },
      ],
    },
  ],
}
