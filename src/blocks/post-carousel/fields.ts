import type { Block, Field } from 'payload'
import { subtitleField } from '@/cms/fields/subtitle'
import { titleField } from '@/cms/fields/title'
import { BY_TYPE, POST_TYPES, type PostType } from '@/model/post-types'
import { LIMITS } from '@/rules/limits'

/** The types that a carousel can show: those with their own pages. */
export const LIST_TYPES = [
  'recipes',
  'movementGuides',
  'guidedMeditations',
  'masterclasses',
  'podcasts',
  'posts',
  'events',
  'expertAdvices',
  'lifestyleGuides',
  'rebootReviveWeeks',
  'yaldaLovesProducts',
  'testimonials',
  'pages',
] as const satisfies PostType[]

type Siblings = { method?: string; showTaxonomyFilters?: boolean } | undefined

const isManual = (_: unknown, siblings: Siblings) => siblings?.method === 'Manual'

/** Which posts, and the filter above them. Shared with related posts. */
export const listFields: Field[] = [
  {
    name: 'method',
    type: 'select',
    required: true,
    defaultValue: 'Automatic',
    options: ['Automatic', 'Manual'],
    admin: { description: `Automatic: the newest, ${LIMITS.fetchPerType} of each type at most.` },
  },
  {
    name: 'postTypes',
    type: 'select',
    hasMany: true,
    defaultValue: ['recipes'],
    label: 'Types',
    options: LIST_TYPES.map((value) => ({ value, label: POST_TYPES[value].many })),
    admin: { condition: (data, siblings: Siblings) => !isManual(data, siblings) },
    validate: (value: unknown, { siblingData }: { siblingData: unknown }) =>
      isManual(undefined, siblingData as Siblings) ||
      (Array.isArray(value) && value.length > 0) ||
      'Choose at least one type.',
  },
  {
    name: 'posts',
    type: 'relationship',
    relationTo: [...LIST_TYPES],
    hasMany: true,
    maxRows: LIMITS.chosenPosts,
    admin: { condition: isManual, description: 'They show in this order.' },
  },
  {
    name: 'showTaxonomyFilters',
    type: 'checkbox',
    label: 'A filter above them',
    defaultValue: false,
  },
  {
    name: 'taxonomy',
    type: 'select',
    label: 'Filter by',
    defaultValue: BY_TYPE,
    options: [
      { value: BY_TYPE, label: 'Type' },
      ...LIST_TYPES.map((value) => ({ value, label: `${POST_TYPES[value].many}: categories` })),
    ],
    admin: { condition: (_, siblings: Siblings) => siblings?.showTaxonomyFilters === true },
  },
]

/** Posts of one or several types in a carousel. */
export const postCarouselBlock: Block = {
  slug: 'postCarousel',
  interfaceName: 'PostCarouselBlock',
  labels: { singular: 'Post carousel', plural: 'Post carousels' },
  fields: [titleField(), subtitleField(), ...listFields],
}
