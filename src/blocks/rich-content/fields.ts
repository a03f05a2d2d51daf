import type { Block } from 'payload'
import { authoredText } from '@/cms/fields/authored-text'
import { linkFields } from '@/cms/fields/link'
import { titleField } from '@/cms/fields/title'

const sidebarLink = linkFields({ label: 'label', required: true, withTarget: false })

/** A long text with a sidebar of its headings. */
export const richContentBlock: Block = {
  slug: 'richContent',
  interfaceName: 'RichContentBlock',
  labels: { singular: 'Rich text page', plural: 'Rich text pages' },
  fields: [
    titleField(),
    ...authoredText('body', 'Text', 'Its headings are listed in the sidebar.'),
    {
      name: 'showSidebar',
      type: 'checkbox',
      label: 'Show the sidebar',
      defaultValue: true,
    },
    {
      name: 'sidebarLinks',
      type: 'array',
      label: 'Custom sidebar links',
      labels: { singular: 'Link', plural: 'Links' },
      maxRows: 40,
      admin: {
        description: 'Shown in place of the headings. Empty: the headings.',
        condition: (_, siblings) => siblings?.showSidebar !== false,
      },
      fields: [
        ...sidebarLink,
        {
          type: 'row',
          fields: [
            { name: 'bold', type: 'checkbox' },
            { name: 'isMain', type: 'checkbox', label: 'Main link' },
            { name: 'forceActive', type: 'checkbox', label: 'Always highlighted' },
          ],
        },
        {
          name: 'subLinks',
          type: 'array',
          label: 'Links below it',
          labels: { singular: 'Link', plural: 'Links' },
          maxRows: 40,
          fields: sidebarLink,
        },
      ],
    },
  ],
}
