import type { BlockExample } from '@/blocks/example'

type Example = BlockExample<'milestones', undefined>

const block = { blockType: 'milestones' } as const

export const milestonesExamples = {
  typical: { block, data: undefined, context: { audience: 'free' } },
  visitor: { block, data: undefined },
  longest: {
    block: { ...block, title: 'A title that goes on. '.repeat(7).trim(), subtitle: 'And on. '.repeat(20).trim() },
    data: undefined,
    context: { audience: 'premium' },
  },
} satisfies Record<string, Example>
