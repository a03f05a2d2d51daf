import type { Block } from 'payload'
import { authoredText } from '@/cms/fields/authored-text'
import { validateHref } from '@/cms/fields/link'
import { titleField } from '@/cms/fields/title'

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
      maxRows: 40,
      admin: {
        description: 'Shown in place of the headings. Empty: the headings.',
        condition: (_, siblings) => siblings?.showSidebar !== false,
      },
      fields: [
        {
          type: 'row',
          fields: [
            { name: 'label', type: 'text', required: true, maxLength: 200 },
            { name: 'url', type: 'text', label: 'Address', required: true, maxLength: 2_000, validate: validateHref },
          ],
        },
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
          maxRows: 40,
          fields: [
            {
              type: 'row',
              fields: [
                { name: 'label', type: 'text', required: true, maxLength: 200 },
                {
                  name: 'url',
                  type: 'text',
                  label: 'Address',
                  required: true,
                  maxLength: 2_000,
                  validate: validateHref,
                },
              ],
            },
          ],
        },
      ],
    },
  ],
}
