import type { Block, TextField } from 'payload'
import { imageField } from '@/cms/fields/image'
import { lightField } from '@/cms/fields/light'
import { validateHref } from '@/cms/fields/link'
import { titleField } from '@/cms/fields/title'

const store = (name: string, label: string): TextField => ({
  name,
  type: 'text',
  label,
  maxLength: 2_000,
  validate: validateHref,
  admin: { description: 'The address of the app there. Empty: no button.' },
})

/** Where to get the app. */
export const appBlock: Block = {
  slug: 'app',
  interfaceName: 'AppBlock',
  labels: { singular: 'App', plural: 'Apps' },
  fields: [
    titleField({ admin: { description: 'Not shown on the home page, and nowhere without an address.' } }),
    { name: 'text', type: 'textarea', maxLength: 600 },
    {
      type: 'row',
      fields: [store('appStoreUrl', 'App Store'), store('googlePlayUrl', 'Google Play')],
    },
    imageField('image', 'Beside the text.'),
    lightField('noon', 'The color of the section.'),
  ],
}
