import type { Block } from 'payload'
import { POST_TYPES } from '@/catalogue/post-types'
import { linkGroup } from '@/cms/fields/link'
import { titleField } from '@/cms/fields/title'

/** The types that SPEC 2.3 names for this block, and the articles of the blog (SPEC 2.1, /ebs-blog). */
export const GRID_TYPES = [
  'podcasts',
  'recipes',
  'rebootReviveWeeks',
  'events',
  'movementGuides',
  'expertAdvices',
  'yaldaLovesProducts',
  'posts',
] as const

/** SPEC 9: without pagination a grid shows at most sixteen. */
export const MAX_CARDS = 16

/** Cards of one content type, newest first. SPEC 2.3 (posts grid). */
export const postsGridBlock: Block = {
  slug: 'postsGrid',
  interfaceName: 'PostsGridBlock',
  labels: { singular: 'Posts grid', plural: 'Posts grids' },
  fields: [
    titleField(),
    { name: 'subtitle', type: 'text', maxLength: 160 },
    { name: 'description', type: 'textarea', maxLength: 600 },
    {
      name: 'postType',
      type: 'select',
      required: true,
      defaultValue: 'recipes',
      options: GRID_TYPES.map((value) => ({ value, label: POST_TYPES[value].many })),
      admin: { description: 'What the cards show, newest first.' },
    },
    {
      name: 'numberOfPosts',
      type: 'number',
      defaultValue: MAX_CARDS,
      min: 1,
      max: MAX_CARDS,
      admin: { description: `How many cards, ${MAX_CARDS} at most.` },
    },
    {
      name: 'columns',
      type: 'select',
      defaultValue: '3',
      options: ['2', '3', '4'],
      admin: { description: 'How many stand beside each other on a wide screen. Of three, the first card is larger.' },
    },
    linkGroup('archiveLink', 'Where all of them are.', { withTarget: false }),
  ],
}
