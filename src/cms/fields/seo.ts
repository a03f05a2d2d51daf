import type { GroupField } from 'payload'
import { imageField } from './image'

/** Below a field: how long its text is, and whether that is good. */
const lengthHint = (kind: 'title' | 'description') => ({
  afterInput: [{ path: '@/cms/admin/publishing/LengthHint.client#LengthHint', clientProps: { kind } }],
})

/**
 * Title, description and picture for search results and shared links; they default to the item's title, summary and
 * picture.
 */
export const seoField: GroupField = {
  name: 'seo',
  type: 'group',
  label: 'Search and sharing',
  fields: [
    {
      name: 'title',
      type: 'text',
      maxLength: 70,
      admin: { description: 'Default: the title.', components: lengthHint('title') },
    },
    {
      name: 'description',
      type: 'textarea',
      maxLength: 200,
      admin: { description: 'Default: the summary.', components: lengthHint('description') },
    },
    imageField('image', 'Shown when the page is shared. Default: the picture.'),
    {
      name: 'noindex',
      type: 'checkbox',
      label: 'Keep out of search engines',
      defaultValue: false,
      admin: { description: 'Also leaves it out of the sitemap, the feeds and the site search.' },
    },
    {
      name: 'appearance',
      type: 'ui',
      admin: { components: { Field: '@/cms/admin/publishing/AppearancePreview.client#AppearancePreview' } },
    },
  ],
}
