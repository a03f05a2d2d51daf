import type { Block } from 'payload'
import { SECTION } from '@/rules/sections/expand'

const COMPONENTS = '@/cms/admin/sections'

/**
 * Stands for a section. It has no component: a page's layout is read with the section's blocks in its place
 * (src/cms/client/with-sections.server.ts).
 */
export const sectionBlock: Block = {
  slug: SECTION,
  interfaceName: 'SectionBlock',
  labels: { singular: 'Section', plural: 'Sections' },
  admin: { components: { Label: `${COMPONENTS}/SectionLabel.client#SectionLabel` } },
  fields: [
    {
      name: 'section',
      type: 'relationship',
      relationTo: 'sections',
      admin: {
        // In a window over the page's form there would be two lists of blocks.
        allowCreate: false,
        allowEdit: false,
        description: 'Its published blocks are shown here. Sections are written under Content, Sections.',
      },
    },
    {
      name: 'sectionActions',
      type: 'ui',
      admin: { components: { Field: `${COMPONENTS}/SectionActions.client#SectionActions` } },
    },
  ],
}
