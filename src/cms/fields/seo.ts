import type { GroupField } from 'payload'
import { imageField } from './image'

/**
 * Title, description and picture for search results and shared links; they default to the item's title, summary and
 * picture.
 */
export const seoField: GroupField = {
  name: 'seo',
  type: 'group',
  label: 'Search and sharing',
  fields: [
    { name: 'title', type: 'text', maxLength: 70, admin: { description: 'About 60 characters. Default: the title.' } },
    {
      name: 'description',
      type: 'textarea',
      maxLength: 200,
      admin: { description: 'About 155 characters. Default: the summary.' },
    },
    imageField('image', 'Shown when the page is shared. Default: the picture.'),
    {
      name: 'noindex',
      type: 'checkbox',
      label: 'Keep out of search engines',
      defaultValue: false,
      admin: { description: 'Also leaves it out of the sitemap, the feeds and the site search.' },
    },
  ],
}
