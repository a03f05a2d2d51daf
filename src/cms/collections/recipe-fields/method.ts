import type { UnnamedTab } from 'payload'
import { imageField } from '@/cms/fields/image'
import { rangeProblem, TIMER } from '@/rules/recipes/number-problems'
import { rowLabel, validateWith } from './entry'

/** The steps and the tips. */
export const methodTab: UnnamedTab = {
  label: 'Method',
  fields: [
    {
      name: 'method',
      type: 'array',
      label: 'Steps',
      labels: { singular: 'Step', plural: 'Steps' },
      ...rowLabel('RowLabels.client#StepLabel'),
      fields: [
        {
          type: 'row',
          fields: [
            {
              name: 'title',
              type: 'text',
              maxLength: 120,
              admin: { width: '70%', description: 'A few words for the cook mode: "Fry the leeks".' },
            },
            {
              name: 'timer',
              type: 'number',
              label: 'Timer (minutes)',
              min: TIMER.min,
              max: TIMER.max,
              validate: (value: unknown) => validateWith(rangeProblem(TIMER, value)),
              admin: { width: '30%', step: 0.5, description: 'Leave it empty if nothing has to be timed.' },
            },
          ],
        },
        { name: 'text', type: 'textarea', required: true, maxLength: 5_000 },
        imageField('picture', 'What the dish should look like at this step.'),
      ],
    },
    {
      name: 'tips',
      type: 'array',
      labels: { singular: 'Tip', plural: 'Tips' },
      ...rowLabel('RowLabels.client#TipLabel'),
      fields: [
        { name: 'title', type: 'text', required: true, maxLength: 120 },
        { name: 'text', type: 'textarea', required: true, maxLength: 2_000 },
      ],
    },
  ],
}
