import type { Block } from 'payload'
import { lightField } from '@/cms/fields/light'
import { linkGroup } from '@/cms/fields/link'
import { subtitleField } from '@/cms/fields/subtitle'
import { titleField } from '@/cms/fields/title'

/** The head of a keep-going page or of a part of it. */
export const keepGoingTitleBlock: Block = {
  slug: 'keepGoingTitle',
  interfaceName: 'KeepGoingTitleBlock',
  labels: { singular: 'Keep going: title', plural: 'Keep going: titles' },
  fields: [
    subtitleField({ maxLength: 120 }),
    titleField({ required: true }),
    { name: 'text', type: 'textarea', maxLength: 600 },
    linkGroup('link', 'An optional link below the text.', { withTarget: false }),
    lightField('dusk', 'The color of the section.'),
  ],
}
