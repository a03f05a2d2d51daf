import type { BlockExample } from '@/blocks/example'

type Example = BlockExample<'continueWatching', undefined>

const block = { blockType: 'continueWatching' } as const

/** What it shows depends on who looks: in the style guide, nothing until they have begun a film. */
export const continueWatchingExamples = {
  typical: { block, data: undefined, context: { audience: 'free' } },
  visitor: { block, data: undefined },
  longest: {
    block: { ...block, title: 'A title that goes on. '.repeat(7).trim() },
    data: undefined,
    context: { audience: 'premium' },
  },
} satisfies Record<string, Example>
