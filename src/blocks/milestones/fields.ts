import type { Block } from 'payload'
import { subtitleField } from '@/cms/fields/subtitle'
import { titleField } from '@/cms/fields/title'
import { TEXTS } from '@/rules/texts'

/** The milestones of the signed-in member. */
export const milestonesBlock: Block = {
  slug: 'milestones',
  interfaceName: 'MilestonesBlock',
  labels: { singular: 'Milestones', plural: 'Milestones' },
  fields: [
    titleField({ defaultValue: TEXTS.milestonesTitle }),
    subtitleField({
      defaultValue: TEXTS.milestonesSubtitle,
      description:
        'A short line above the title. What can be reached is under Milestones. Visitors are asked to sign in.',
    }),
    {
      name: 'showStreak',
      type: 'checkbox',
      defaultValue: true,
      label: 'Show the weeks in a row',
    },
    {
      name: 'onlyNext',
      type: 'checkbox',
      defaultValue: false,
      label: 'Show the next one alone',
      admin: { description: 'The others are folded.' },
    },
  ],
}
