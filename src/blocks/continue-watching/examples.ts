import type { BlockExample } from '@/blocks/example'

type Example = BlockExample<'continueWatching', undefined>

const block = { blockType: 'continueWatching' } as const

/** The list belongs to the signed-in member: the style guide shows nothing until they have started a video. */
export const continueWatchingExamples = {
  typical: { block, data: undefined, context: { audience: 'free' } },
  visitor: { block, data: undefined },
  longest: {
    block: { ...block, title: 'A title that goes on. '.repeat(7).trim() },
    data: undefined,
    context: { audience: 'premium' },
  },
} satisfies Record<string, Example>
