import type { Block } from 'payload'
import { authoredText } from '@/cms/fields/authored-text'
import { imageField } from '@/cms/fields/image'
import { linkGroup } from '@/cms/fields/link'
import { subtitleField } from '@/cms/fields/subtitle'
import { titleField } from '@/cms/fields/title'
import { LIMITS } from '@/rules/limits'

/** Testimonials below two authored texts. */
export const testimonialsSectionBlock: Block = {
  slug: 'testimonialsSection',
  interfaceName: 'TestimonialsSectionBlock',
  labels: { singular: 'Testimonials section', plural: 'Testimonials sections' },
  fields: [
    titleField(),
    subtitleField(),
    ...authoredText('left', 'Left column', 'Above the testimonials, on the left.'),
    ...authoredText('right', 'Right column', 'Above the testimonials, on the right.'),
    imageField('image', 'With it, the first testimonial is large and stands beside this picture.'),
    linkGroup('archiveLink', 'Where all of them are.', { withTarget: false }),
    {
      name: 'selection',
      type: 'select',
      required: true,
      defaultValue: 'Automatic',
      options: ['Automatic', 'Manual'],
      admin: { description: 'Automatic: the newest.' },
    },
    {
      name: 'numberOfTestimonials',
      type: 'number',
      label: 'How many',
      defaultValue: 3,
      min: 1,
      max: LIMITS.testimonialPreview,
      admin: { condition: (_, siblings) => siblings?.selection !== 'Manual' },
    },
    {
      name: 'testimonials',
      type: 'relationship',
      relationTo: 'testimonials',
      hasMany: true,
      maxRows: LIMITS.testimonialPreview,
      admin: { condition: (_, siblings) => siblings?.selection === 'Manual' },
    },
  ],
}
