import type { Block } from 'payload'
import { rotationStartField } from '@/cms/fields/rotation-start'
import { subtitleField } from '@/cms/fields/subtitle'
import { titleField } from '@/cms/fields/title'

/** Seven days of movement at three levels, from the movement weeks. */
export const weeklyScheduleBlock: Block = {
  slug: 'weeklySchedule',
  interfaceName: 'WeeklyScheduleBlock',
  labels: { singular: 'Weekly schedule', plural: 'Weekly schedules' },
  fields: [titleField(), subtitleField(), rotationStartField],
}
