import type { Block } from 'payload'
import { subtitleField } from '@/cms/fields/subtitle'
import { titleField } from '@/cms/fields/title'
import { LIMITS } from '@/rules/limits'

/** Testimonials as cards. */
export const testimonialsGridBlock: Block = {
  slug: 'testimonialsGrid',
  interfaceName: 'TestimonialsGridBlock',
  labels: { singular: 'Testimonials grid', plural: 'Testimonials grids' },
  fields: [
    titleField(),
    subtitleField(),
    {
      name: 'selection',
      type: 'select',
      required: true,
      defaultValue: 'Automatic',
      options: ['Automatic', 'Manual'],
      admin: {
        description: `Automatic: all of them, the newest first. The first ${LIMITS.testimonialPreview} show at once.`,
      },
    },
    {
      name: 'testimonials',
      type: 'relationship',
      relationTo: 'testimonials',
      hasMany: true,
      maxRows: LIMITS.testimonialsFetch,
      admin: { condition: (_, siblings) => siblings?.selection === 'Manual' },
    },
  ],
}
