import type { Block } from 'payload'
import { imageField } from '@/cms/fields/image'
import { lightField } from '@/cms/fields/light'
import { linkGroup } from '@/cms/fields/link'

/** So many stand beside each other on the picture. */
const MAX_SECTIONS = 4

/** A welcome on a picture, and the ways on from there. SPEC 2.3 (hero with grid). */
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
      admin: { description: 'In a row; on phones they are folded, one open at a time.' },
      fields: [
        { name: 'subtitle', type: 'text', maxLength: 120, admin: { description: 'The small line above the title.' } },
        { name: 'tagLabel', type: 'text', maxLength: 40, admin: { description: 'A word on it, such as "New".' } },
        { name: 'title', type: 'text', required: true, maxLength: 160 },
        {
          name: 'description',
          type: 'textarea',
          maxLength: 1_000,
          admin: { description: 'Only its words are shown: HTML is taken out.' },
        },
        linkGroup('cta', 'Where it leads. "Learn More" where you say nothing.'),
      ],
    },
    lightField('morning', 'The hour whose light the sections have.'),
  ],
}
