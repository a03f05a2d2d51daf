import type { Block } from 'payload'
import { subtitleField } from '@/cms/fields/subtitle'
import { titleField } from '@/cms/fields/title'
import { CONTENT_TYPES, POST_TYPES } from '@/model/content-types'

/** The types that can be featured. */
const FEATURED_TYPES = POST_TYPES.filter((postType) => CONTENT_TYPES[postType].inFeaturedPosts)

/** The most tiles beside the large post. */
export const MAX_TILES = 6
const TILES = 4

/** One large post, and others as tiles with an image. */
export const featuredPostsBlock: Block = {
  slug: 'featuredPosts',
  interfaceName: 'FeaturedPostsBlock',
  labels: { singular: 'Featured post with tiles', plural: 'Featured posts with tiles' },
  fields: [
    titleField(),
    subtitleField(),
    {
      name: 'selection',
      type: 'select',
      required: true,
      defaultValue: 'Automatic',
      options: ['Automatic', 'Manual'],
      admin: { description: 'Automatic: the newest; the first one is large.' },
    },
    {
      name: 'postType',
      type: 'select',
      defaultValue: 'posts',
      options: FEATURED_TYPES.map((value) => ({ value, label: CONTENT_TYPES[value].many })),
      admin: { condition: (_, siblings) => siblings?.selection !== 'Manual' },
    },
    {
      name: 'numberOfTiles',
      type: 'number',
      defaultValue: TILES,
      min: 0,
      max: MAX_TILES,
      admin: { condition: (_, siblings) => siblings?.selection !== 'Manual' },
    },
    {
      name: 'posts',
      type: 'relationship',
      relationTo: FEATURED_TYPES,
      hasMany: true,
      maxRows: MAX_TILES + 1,
      admin: {
        condition: (_, siblings) => siblings?.selection === 'Manual',
        description: 'The first one is large, the others are tiles.',
      },
    },
  ],
}
