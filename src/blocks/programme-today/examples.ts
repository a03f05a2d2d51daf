import type { BlockExample } from '@/blocks/example'
import { aProgress, aStep, aTask, aWeek } from '@/features/programmes/example-progress'
import type { ProgrammeTodayData } from './load.server'

type Example = BlockExample<'programmeToday', ProgrammeTodayData>

const block = { blockType: 'programmeToday', title: 'Today in your program', subtitle: 'Step by step' } as const
const programmes = [{ slug: 'six-week-reset', title: 'Six-Week Reset' }]
const longTitle = 'A title that goes on. '.repeat(7).trim()
const longSteps = [
  aStep(longTitle, { duration: 185 }),
  aStep('Antidisestablishmentarianism'.repeat(3)),
  aTask(longTitle),
]

export const programmeTodayExamples = {
  typical: { block, data: { programmes, example: aProgress() }, context: { audience: 'free' } },
  besideList: {
    block: { ...block, shoppingList: true },
    data: { programmes, example: aProgress() },
    context: { audience: 'free' },
  },
  visitor: { block, data: { programmes } },
  loading: { block, data: { programmes }, context: { audience: 'standard' } },
  empty: { block, data: { programmes: [] } },
  longest: {
    block: { ...block, title: longTitle, subtitle: 'And on. '.repeat(20).trim() },
    data: {
      programmes,
      example: aProgress({
        programme: { slug: 'six-week-reset', title: longTitle, days: 365 },
        next: longSteps[0],
        weeks: [aWeek(1, null), aWeek(2, [{ day: 9, steps: longSteps }], { title: longTitle })],
      }),
    },
    context: { audience: 'premium' },
  },
} satisfies Record<string, Example>
