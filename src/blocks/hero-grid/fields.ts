import type { Block } from 'payload'
import { imageField } from '@/cms/fields/image'
import { lightField } from '@/cms/fields/light'
import { linkGroup } from '@/cms/fields/link'

/** As many as fit in one row. */
const MAX_SECTIONS = 4

/** A welcome on an image, and a row of sections with links. */
export const heroGridBlock: Block = {
  slug: 'heroGrid',
  interfaceName: 'HeroGridBlock',
  labels: { singular: 'Welcome with sections', plural: 'Welcomes with sections' },
  fields: [
    imageField('backgroundImage', "Fills the welcome. Without one, the settings' picture for members."),
    { name: 'welcomeText', type: 'text', maxLength: 200, required: true },
    {
      name: 'sections',
      type: 'array',
      maxRows: MAX_SECTIONS,
      admin: { description: 'In a row; on phones an accordion, one open at a time.' },
      fields: [
        { name: 'subtitle', type: 'text', maxLength: 120, admin: { description: 'A short line above the title.' } },
        { name: 'tagLabel', type: 'text', maxLength: 40, admin: { description: 'A short label, such as "New".' } },
        { name: 'title', type: 'text', required: true, maxLength: 160 },
        {
          name: 'description',
          type: 'textarea',
          maxLength: 1_000,
          admin: { description: 'Plain text: HTML is removed.' },
        },
        linkGroup('cta', 'Where it leads. "Learn More" where you say nothing.', { label: 'Link' }),
      ],
    },
    lightField('morning', 'The hour whose light the sections have.'),
  ],
}
