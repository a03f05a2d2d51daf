import type { Block } from 'payload'
import { authoredText } from '@/cms/fields/authored-text'
import { imageField } from '@/cms/fields/image'
import { lightField } from '@/cms/fields/light'
import { linkGroup } from '@/cms/fields/link'
import { titleField } from '@/cms/fields/title'

/** A text with a button, beside an image that plays a video. */
export const textImageVideoBlock: Block = {
  slug: 'textImageVideo',
  interfaceName: 'TextImageVideoBlock',
  labels: { singular: 'Text, image and video', plural: 'Texts with image and video' },
  fields: [
    titleField(),
    ...authoredText('text', 'Thank-you text', 'Beside the image.'),
    linkGroup('cta', 'The button below the text.', { label: 'Button' }),
    imageField('image', 'Wide, sixteen to nine. A click on it plays the video.'),
    {
      name: 'embedCode',
      type: 'textarea',
      label: 'Video',
      maxLength: 10_000,
      admin: {
        rows: 4,
        description:
          'The address or embed code of a video on YouTube, Vimeo or another provider. Scripts are removed. Empty: only the image.',
      },
    },
    {
      name: 'databaseId',
      type: 'number',
      min: 1,
      label: 'Number of the video',
      admin: {
        description:
          'The databaseId of a movement, meditation, masterclass or lifestyle guide, to play its video: then its required plan applies, and only the image is shown while it is not published.',
      },
    },
    {
      name: 'videoTitle',
      type: 'text',
      label: 'Title of the video',
      maxLength: 160,
      admin: {
        description: 'Above the player, and for screen readers. Empty: the title of the block.',
        condition: (_, siblings) => Boolean(siblings?.embedCode || siblings?.databaseId),
      },
    },
    lightField('dusk', 'The color of the section.'),
  ],
}
