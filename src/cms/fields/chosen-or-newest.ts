import type { CollectionSlug, Field } from 'payload'

type Wanted = {
  relationTo: CollectionSlug
  label: string
  /** Said of the automatic way: "Automatic: the partners, the newest first." */
  automatic: string
  /** How many of the newest unless told otherwise; unnamed: all. */
  first?: number
}

/** The items of one type that a block shows: the newest, or those that an editor chose. Read by src/catalogue/chosen-or-newest.ts. */
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
    admin: { condition: (_, siblings) => siblings?.method !== 'Manual', description: 'Empty: all of them.' },
  },
  {
    name: 'items',
    type: 'relationship',
    relationTo,
    hasMany: true,
    label,
    admin: { condition: (_, siblings) => siblings?.method === 'Manual', description: 'They show in this order.' },
  },
]
