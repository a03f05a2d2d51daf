import type { BlockExample } from '@/blocks/example'
import type { Days, Movement, Program } from '@/features/weekly-program/program'
import { exampleImage } from '@/ui/examples/image'

type Example = BlockExample<'weeklySchedule', Program>

const movement = (databaseId: number, title: string, duration: number, more: Partial<Movement> = {}): Movement => ({
  databaseId,
  title,
  uri: `/movements/${databaseId}/`,
  image: databaseId % 2 ? exampleImage : null,
  duration,
  isRestrictedForMember: false,
  ...more,
})

const movements = [
  movement(1, 'Lower body, slow', 32),
  movement(2, 'Hips and lower back', 24),
  movement(3, 'Long lines, strong back', 25),
  movement(4, 'Core and balance', 18),
  movement(5, 'Standing on one leg, unhurried', 12),
]
const whole: Days = [1, 2, 3, 4, 5, 1, 2]
const short: Days = [3, null, 4, null, null, null, null]
const block = { blockType: 'weeklySchedule', title: 'This week on the mat', id: 'week' } as const
const program: Program = {
  weeks: [
    { Beginner: short, Intermediate: whole, Advanced: [] },
    { Beginner: short, Intermediate: [5, 4, 3, 2, 1, null, 5], Advanced: whole },
  ],
  movements,
  start: '2026-11-16',
  renderedOn: '2026-11-22',
}

export const weeklyScheduleExamples = {
  typical: { block: { ...block, subtitle: 'Seven days' }, data: program, context: { first: false } },
  noWeeks: { block, data: { ...program, weeks: [], movements: [] } },
  emptyWeek: { block, data: { ...program, weeks: [{ Beginner: [], Intermediate: [], Advanced: [] }] } },
  longest: {
    block: { ...block, title: 'A title that goes on. '.repeat(7).trim(), subtitle: 'And on. '.repeat(20).trim() },
    data: {
      ...program,
      movements: movements.map((one) => ({
        ...one,
        duration: 10_000,
        title: 'Antidisestablishmentarianism, lying down '.repeat(4).trim(),
      })),
    },
  },
  restricted: {
    block,
    data: { ...program, movements: movements.map((one) => ({ ...one, isRestrictedForMember: true })) },
  },
} satisfies Record<string, Example>
