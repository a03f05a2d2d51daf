import type { Block } from 'payload'
import { imageField } from '@/cms/fields/image'
import { lightField } from '@/cms/fields/light'
import { linkGroup } from '@/cms/fields/link'
import { subtitleField } from '@/cms/fields/subtitle'
import { titleField } from '@/cms/fields/title'

export const WIDTHS = ['boxed', 'full'] as const

/** A call to action on a background image. */
export const backgroundCtaBlock: Block = {
  slug: 'backgroundCta',
  interfaceName: 'BackgroundCtaBlock',
  labels: { singular: 'Call to action', plural: 'Calls to action' },
  fields: [
    {
      name: 'width',
      type: 'select',
      required: true,
      defaultValue: 'full',
      options: [
        { value: 'full', label: 'As wide as the screen' },
        { value: 'boxed', label: 'Boxed: as wide as the text of the page' },
      ],
    },
    imageField('backgroundImage', 'The text is on the left: keep that side calm. Empty: a tinted background.'),
    subtitleField({ maxLength: 120 }),
    titleField(),
    { name: 'text', type: 'textarea', maxLength: 600 },
    linkGroup('button', 'The button below the text.'),
    linkGroup('actionBar', 'One link in a bar along the lower edge. Empty: no bar.'),
    lightField('noon', 'The hour whose light it has: morning is food, noon movement, dusk rest.'),
  ],
}
