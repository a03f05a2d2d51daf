import type { Block } from 'payload'
import { chosenOrNewestFields } from '@/cms/fields/chosen-or-newest'
import { subtitleField } from '@/cms/fields/subtitle'
import { titleField } from '@/cms/fields/title'
import { LIMITS } from '@/rules/limits'

/** Items from the press. */
export const relatedPressBlock: Block = {
  slug: 'relatedPress',
  interfaceName: 'RelatedPressBlock',
  labels: { singular: 'Related press', plural: 'Related press' },
  fields: [
    titleField({ defaultValue: 'In the press' }),
    subtitleField(),
    ...chosenOrNewestFields({
      relationTo: 'press',
      label: 'Press items',
      automatic: 'Automatic: what was published last.',
      first: LIMITS.relatedPress,
    }),
  ],
}
