import type { Block, Field } from 'payload'
import { subtitleField } from '@/cms/fields/subtitle'
import { titleField } from '@/cms/fields/title'
import { BY_TYPE, CONTENT_TYPES, TYPES_WITH_PAGES } from '@/model/content-types'
import { LIMITS } from '@/rules/limits'

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
    options: TYPES_WITH_PAGES.map((value) => ({ value, label: CONTENT_TYPES[value].many })),
    admin: { condition: (data, siblings: Siblings) => !isManual(data, siblings) },
    validate: (value: unknown, { siblingData }: { siblingData: unknown }) =>
      isManual(undefined, siblingData as Siblings) ||
      (Array.isArray(value) && value.length > 0) ||
      'Choose at least one type.',
  },
  {
    name: 'posts',
    type: 'relationship',
    relationTo: TYPES_WITH_PAGES,
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
      ...TYPES_WITH_PAGES.map((value) => ({ value, label: `${CONTENT_TYPES[value].many}: categories` })),
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
