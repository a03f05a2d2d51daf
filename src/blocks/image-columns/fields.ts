import type { Block } from 'payload'
import { authoredText } from '@/cms/fields/authored-text'
import { imageField } from '@/cms/fields/image'
import { lightField } from '@/cms/fields/light'
import { titleField } from '@/cms/fields/title'

export const ALIGNMENTS = ['image_left', 'image_right'] as const

/** A picture beside two texts. */
export const imageColumnsBlock: Block = {
  slug: 'imageColumns',
  interfaceName: 'ImageColumnsBlock',
  labels: { singular: 'Image with two columns', plural: 'Images with two columns' },
  fields: [
    titleField(),
    imageField('image', 'Upright, four to five.'),
    {
      name: 'alignment',
      type: 'select',
      required: true,
      defaultValue: 'image_left',
      options: [
        { value: 'image_left', label: 'Image on the left' },
        { value: 'image_right', label: 'Image on the right' },
      ],
      admin: { description: 'On phones the image is above the texts.' },
    },
    lightField('morning', 'The color of the small accents.'),
    ...authoredText('left', 'Left text', 'The first text beside the image.'),
    ...authoredText('right', 'Right text', 'The second text; empty, the first one is as wide as both.'),
  ],
}
