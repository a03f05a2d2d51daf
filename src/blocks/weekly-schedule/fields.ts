import type { Block } from 'payload'
import { subtitleField } from '@/cms/fields/subtitle'
import { titleField } from '@/cms/fields/title'

/** Seven days of movement at three levels, from the movement weeks. */
export const weeklyScheduleBlock: Block = {
  slug: 'weeklySchedule',
  interfaceName: 'WeeklyScheduleBlock',
  labels: { singular: 'Weekly schedule', plural: 'Weekly schedules' },
  fields: [
    titleField(),
    subtitleField(),
    {
      name: 'weekRotationStartDate',
      type: 'date',
      label: 'The rotation starts on',
      admin: {
        date: { pickerAppearance: 'dayOnly', displayFormat: 'EEEE, d MMMM yyyy' },
        description:
          'The first of the movement weeks shows from this day on, then the next one every seven days, over and over. Choose a Monday. After two years, and without a date, it is the first one always.',
      },
    },
  ],
}
