import type { Block } from 'payload'
import { imageField } from '@/cms/fields/image'
import { linkFields } from '@/cms/fields/link'
import { subtitleField } from '@/cms/fields/subtitle'
import { titleField } from '@/cms/fields/title'

/** Cards with an image and a title that lead to a resource, on this site or elsewhere. */
export const resourcesGridBlock: Block = {
  slug: 'resourcesGrid',
  interfaceName: 'ResourcesGridBlock',
  labels: { singular: 'Resources grid', plural: 'Resources grids' },
  fields: [
    titleField(),
    subtitleField({ description: 'A sentence below the title.' }),
    {
      name: 'resources',
      type: 'array',
      minRows: 1,
      maxRows: 60,
      admin: { description: 'Three in a row on wide screens. A row without a title or address is left out.' },
      fields: [...linkFields(), imageField('image', 'Four to three.')],
    },
  ],
}
