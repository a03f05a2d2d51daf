import type { Block } from 'payload'
import { chosenOrNewestFields } from '@/cms/fields/chosen-or-newest'
import { linkGroup } from '@/cms/fields/link'
import { subtitleField } from '@/cms/fields/subtitle'
import { titleField } from '@/cms/fields/title'

/** The logos of partners, and a link to all of them. */
export const mediaPartnersBlock: Block = {
  slug: 'mediaPartners',
  interfaceName: 'MediaPartnersBlock',
  labels: { singular: 'Media partners', plural: 'Media partners' },
  fields: [
    titleField({ defaultValue: 'Our partners' }),
    subtitleField(),
    ...chosenOrNewestFields({
      relationTo: 'partners',
      label: 'Partners',
      automatic: 'Automatic: the partners, the newest first.',
    }),
    linkGroup('seeAllLink', 'Where all of them are.', { withTarget: false }),
  ],
}
