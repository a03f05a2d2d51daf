import type { Field } from 'payload'
import { chosenOrNewestFields } from '@/cms/fields/chosen-or-newest'
import { linkGroup } from '@/cms/fields/link'
import { subtitleField } from '@/cms/fields/subtitle'
import { titleField } from '@/cms/fields/title'
import type { PostType } from '@/model/content-types'

const FIRST = 8

/** The fields of a keep-going block with items of one type. */
export const keepGoingFields = (postType: PostType, many: string): Field[] => [
  titleField(),
  subtitleField({ description: 'A sentence below the title.' }),
  ...chosenOrNewestFields({
    relationTo: postType,
    label: many,
    automatic: `Automatic: the newest ${many}.`,
    first: FIRST,
  }),
  linkGroup('archiveLink', 'Where all of them are.', { withTarget: false }),
]
