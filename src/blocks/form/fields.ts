import type { Block } from 'payload'
import { lightField } from '@/cms/fields/light'
import { titleField } from '@/cms/fields/title'

/** A form of the CMS, or the HTML of another service's form. */
export const formBlock: Block = {
  slug: 'form',
  interfaceName: 'FormBlock',
  labels: { singular: 'Form', plural: 'Forms' },
  fields: [
    titleField(),
    { name: 'text', type: 'textarea', maxLength: 1_000 },
    {
      name: 'source',
      type: 'radio',
      required: true,
      defaultValue: 'own',
      options: [
        { value: 'own', label: 'A form built here' },
        { value: 'embedded', label: 'A form as HTML, from another service' },
      ],
    },
    {
      name: 'form',
      type: 'relationship',
      relationTo: 'forms',
      admin: { condition: (_, siblings) => siblings?.source !== 'embedded' },
    },
    {
      name: 'formHtml',
      type: 'textarea',
      label: 'The form as HTML',
      maxLength: 60_000,
      admin: {
        rows: 12,
        condition: (_, siblings) => siblings?.source === 'embedded',
        description:
          'From <form to </form>. Scripts and styles are removed. Its number stands in a hidden field gform_submit, or in its id, such as gform_3; without one it cannot be sent.',
      },
    },
    lightField('morning', 'The light it stands in.'),
  ],
}
