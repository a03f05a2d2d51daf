import type { CollectionSlug, Field } from 'payload'

type Wanted = {
  relationTo: CollectionSlug
  label: string
  /** Description of the automatic method: "Automatic: the partners, the newest first." */
  automatic: string
  /** Default number of newest items; undefined for all. */
  first?: number
}

/**
 * The items of one type that a block shows: the newest ones, or a manual selection. src/catalogue/chosen-or-newest.server.ts
 * reads these fields.
 */
export const chosenOrNewestFields = ({ automatic, first, label, relationTo }: Wanted): Field[] => [
  {
    name: 'method',
    type: 'select',
    required: true,
    defaultValue: 'Automatic',
    options: ['Automatic', 'Manual'],
    admin: { description: automatic },
  },
  {
    name: 'numberOfItems',
    type: 'number',
    label: 'How many',
    defaultValue: first,
    min: 1,
    admin: {
      condition: (_, siblings) => siblings?.method !== 'Manual',
      description: 'Leave it empty for all of them.',
    },
  },
  {
    name: 'items',
    type: 'relationship',
    relationTo,
    hasMany: true,
    label,
    admin: { condition: (_, siblings) => siblings?.method === 'Manual', description: 'They are shown in this order.' },
  },
]
