import type { BlockExample } from '@/blocks/example'

type Example = BlockExample<'joinForm', undefined>

const block = {
  blockType: 'joinForm',
  title: 'Join for free',
  text: 'Some recipes, the introduction to the six weeks, and a place to keep your favorites.',
  thanks: 'Open the link in it to confirm your address, then sign in.',
  id: 'typical',
} as const

export const joinFormExamples = {
  typical: { block, data: undefined },
  /** Signed-in members have an account. */
  member: { block, data: undefined, context: { audience: 'free' } },
  empty: { block: { blockType: 'joinForm', title: 'Join', id: 'empty' }, data: undefined },
  longest: {
    block: {
      ...block,
      title: 'A title that goes on. '.repeat(7).trim(),
      text: 'A reason to join. '.repeat(33).trim(),
      id: 'longest',
    },
    data: undefined,
  },
} satisfies Record<string, Example>
