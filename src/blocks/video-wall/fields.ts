import type { Block } from 'payload'
import { imageField } from '@/cms/fields/image'
import { subtitleField } from '@/cms/fields/subtitle'
import { titleField } from '@/cms/fields/title'

/** Thumbnails that play embedded videos in a modal. */
export const videoWallBlock: Block = {
  slug: 'videosGrid',
  interfaceName: 'VideosGridBlock',
  labels: { singular: 'Video wall (embed codes)', plural: 'Video walls (embed codes)' },
  fields: [
    titleField(),
    subtitleField(),
    {
      name: 'videos',
      type: 'array',
      maxRows: 60,
      admin: { description: 'Visitors do not see this block on pages of inspirational resources.' },
      fields: [
        { name: 'title', type: 'text', required: true, maxLength: 160 },
        {
          name: 'tagLabel',
          type: 'text',
          maxLength: 40,
          admin: { description: 'A short label on the image, such as "New".' },
        },
        imageField('thumbnail', 'A click on it plays the video.'),
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
              'The databaseId of an item, if this is its video: then its required plan applies here too, and the video is left out while the item is not published. Watching it counts where it is a movement, meditation, masterclass or lifestyle guide.',
          },
        },
      ],
    },
  ],
}
