import type { BlockExample } from '@/blocks/example'

type Example = BlockExample<'keepGoingTitle', undefined>

const block = {
  blockType: 'keepGoingTitle',
  subtitle: 'After the six weeks',
  title: 'Keep going',
  text: 'What you kept is yours. Here is something new for every month.',
  link: { title: 'How it goes on', url: '/the-ebs-method/keep-going' },
  light: 'dusk',
} as const

export const keepGoingTitleExamples = {
  typical: { block: { ...block, id: 'typical' }, data: undefined, context: { first: false } },
  morning: { block: { ...block, light: 'morning', id: 'morning' }, data: undefined, context: { first: false } },
  empty: { block: { blockType: 'keepGoingTitle', title: 'Keep going', id: 'empty' }, data: undefined },
  longest: {
    block: {
      ...block,
      subtitle: 'A line that goes on. '.repeat(5).trim(),
      title: 'Antidisestablishmentarianism '.repeat(5).trim(),
      text: 'And on. '.repeat(70).trim(),
      id: 'longest',
    },
    data: undefined,
    context: { first: false },
  },
  restricted: { block: { ...block, id: 'restricted' }, data: undefined, context: { audience: 'visitor' } },
} satisfies Record<string, Example>
