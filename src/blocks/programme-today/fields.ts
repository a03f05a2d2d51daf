import type { Block } from 'payload'
import { subtitleField } from '@/cms/fields/subtitle'
import { titleField } from '@/cms/fields/title'

/** Today in the programs that the signed-in member follows. */
export const programmeTodayBlock: Block = {
  slug: 'programmeToday',
  interfaceName: 'ProgrammeTodayBlock',
  labels: { singular: 'Program: today', plural: 'Program: today' },
  fields: [
    titleField({ defaultValue: 'Today in your program' }),
    subtitleField({
      defaultValue: 'Step by step',
      description: 'A short line above the title. Visitors are asked to sign in.',
    }),
    {
      name: 'shoppingList',
      type: 'checkbox',
      label: 'Show the shopping list beside it',
      defaultValue: false,
      admin: { description: 'On wide screens; on others only if there is no program.' },
    },
    {
      name: 'programmes',
      type: 'relationship',
      label: 'Programs',
      relationTo: 'programmes',
      hasMany: true,
      admin: { description: 'Leave it empty for all that are published.' },
    },
  ],
}
