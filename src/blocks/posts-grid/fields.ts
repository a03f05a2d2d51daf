import type { Block, CheckboxField, Field } from 'payload'
import { linkGroup } from '@/cms/fields/link'
import { subtitleField } from '@/cms/fields/subtitle'
import { titleField } from '@/cms/fields/title'
import { CONTENT_TYPES, POST_TYPES } from '@/model/content-types'
import { LIMITS } from '@/rules/limits'
import { TEXTS } from '@/rules/texts'

/** The types that a grid can show. */
export const GRID_TYPES = POST_TYPES.filter((postType) => CONTENT_TYPES[postType].inPostsGrid)

type Siblings = { postType?: string; showSearch?: boolean } | undefined

const ofRecipes = (_: unknown, siblings: Siblings) => siblings?.postType === 'recipes'

const shown = (name: string, label: string, admin?: CheckboxField['admin']): CheckboxField => ({
  name,
  type: 'checkbox',
  label,
  defaultValue: true,
  admin,
})

/** The filters of a grid. Without any, the grid is a row of the newest posts. */
const filterFields: Field[] = [
  {
    type: 'collapsible',
    label: 'Filters',
    fields: [
      shown('showSearch', 'A search box'),
      {
        name: 'searchPlaceholder',
        type: 'text',
        maxLength: 80,
        defaultValue: TEXTS.searchPosts,
        admin: {
          condition: (_, siblings: Siblings) => siblings?.showSearch === true,
          description: 'Shown in the empty search box.',
        },
      },
      shown('showCategories', 'Categories', {
        description: 'A tab for each category that has posts; for members one with their favorites.',
      }),
      shown('showLetters', 'Letters A to Z'),
      shown('showSort', 'Sorting', { condition: ofRecipes }),
      shown('showDiets', 'Diets and allergens', { condition: ofRecipes }),
    ],
  },
]

/** Cards of one content type, newest first, with filters. */
export const postsGridBlock: Block = {
  slug: 'postsGrid',
  interfaceName: 'PostsGridBlock',
  labels: { singular: 'Posts grid', plural: 'Posts grids' },
  fields: [
    titleField(),
    subtitleField(),
    { name: 'description', type: 'textarea', maxLength: 600 },
    {
      name: 'postType',
      type: 'select',
      required: true,
      defaultValue: 'recipes',
      options: GRID_TYPES.map((value) => ({ value, label: CONTENT_TYPES[value].many })),
      admin: { description: 'What the cards show.' },
    },
    {
      name: 'categories',
      type: 'relationship',
      relationTo: 'categories',
      hasMany: true,
      label: 'Only these categories',
      filterOptions: ({ siblingData }) => {
        const { postType } = (siblingData ?? {}) as { postType?: string }
        return postType ? { taxonomy: { equals: postType } } : true
      },
      admin: { description: 'Posts in at least one of them. Empty: all posts of the type.' },
    },
    {
      name: 'columns',
      type: 'select',
      defaultValue: '3',
      options: ['2', '3', '4'],
      admin: { description: 'Cards per row on a wide screen. With three, the first card is larger.' },
    },
    ...filterFields,
    {
      name: 'pagination',
      type: 'checkbox',
      defaultValue: true,
      admin: { description: `All of them, in pages. Without it, ${LIMITS.postsWithoutPages} at most.` },
    },
    {
      name: 'postsPerPage',
      type: 'number',
      defaultValue: LIMITS.postsPerPage,
      min: 1,
      max: LIMITS.postsPerPageMax,
      admin: { condition: (_, siblings) => siblings?.pagination === true },
    },
    {
      name: 'numberOfPosts',
      type: 'number',
      defaultValue: LIMITS.postsWithoutPages,
      min: 1,
      max: LIMITS.postsWithoutPages,
      admin: {
        condition: (_, siblings) => siblings?.pagination !== true,
        description: `How many cards, ${LIMITS.postsWithoutPages} at most.`,
      },
    },
    linkGroup('archiveLink', 'Where all of them are.', { withTarget: false }),
  ],
}
