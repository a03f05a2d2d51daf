import type { Block } from 'payload'
import { titleField } from '@/cms/fields/title'
import { listFields } from './list-fields'

/** Posts of one or several types in a row that is gone through sideways. SPEC 2.2, 3. */
export const postCarouselBlock: Block = {
  slug: 'postCarousel',
  interfaceName: 'PostCarouselBlock',
  labels: { singular: 'Post carousel', plural: 'Post carousels' },
  fields: [titleField(), { name: 'subtitle', type: 'text', maxLength: 160 }, ...listFields],
}
