import type { BlockExample } from '@/blocks/example'
import type { ProgrammeTodayData } from './load.server'

type Example = BlockExample<'programmeToday', ProgrammeTodayData>

const block = { blockType: 'programmeToday', title: 'Today in your program', subtitle: 'Step by step' } as const
const programmes = [{ slug: 'six-week-reset', title: 'Six-Week Reset' }]

/** What a member follows is loaded for them: the style guide shows its room. */
export const programmeTodayExamples = {
  typical: { block, data: { programmes }, context: { audience: 'free' } },
  visitor: { block, data: { programmes } },
  empty: { block, data: { programmes: [] } },
  longest: {
    block: { ...block, title: 'A title that goes on. '.repeat(7).trim(), subtitle: 'And on. '.repeat(20).trim() },
    data: { programmes: programmes.map(({ slug }) => ({ slug, title: 'A program with a long name. '.repeat(7) })) },
    context: { audience: 'premium' },
  },
} satisfies Record<string, Example>
