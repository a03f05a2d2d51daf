import type { CollectionSlug, Field } from 'payload'
import { chosenOrNewestFields } from './chosen-or-newest'
import { linkGroup } from './link'
import { subtitleField } from './subtitle'
import { titleField } from './title'

const FIRST = 8

/** The fields of a keep-going block with items of one type. */
export const keepGoingFields = (relationTo: CollectionSlug, many: string): Field[] => [
  titleField(),
  subtitleField({ description: 'A sentence below the title.' }),
  ...chosenOrNewestFields({
    relationTo,
    label: many,
    automatic: `Automatic: the newest ${many}.`,
    first: FIRST,
  }),
  linkGroup('archiveLink', 'Where all of them are.', { withTarget: false }),
]
