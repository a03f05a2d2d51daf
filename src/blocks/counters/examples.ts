import type { BlockExample } from '@/blocks/example'
import { pathRules } from '@/rules/path-rules'
import { exampleImage } from '@/ui/examples/image'
import type { CountersData } from './load.server'

type Example = BlockExample<'counters', CountersData>

const counters = [
  { id: 'weeks', number: 6, text: 'weeks' },
  { id: 'changes', number: 1, text: 'change at a time' },
  { id: 'noon', number: 20, suffix: ' min', text: 'at noon' },
  { id: 'members', number: 5000, suffix: '+', text: 'happy members' },
  { id: 'powders', number: 0, text: 'powders' },
]
const none = counters.map(() => null)

export const countersExamples = {
  typical: {
    block: { blockType: 'counters', title: 'In numbers', counters, id: 'typical' },
    data: { images: none },
    context: { first: false },
  },
  pictures: {
    block: { blockType: 'counters', counters, light: 'dusk', id: 'pictures' },
    data: { images: counters.map(() => exampleImage) },
  },
  empty: { block: { blockType: 'counters', title: 'Nothing yet', counters: [], id: 'empty' }, data: { images: [] } },
  longest: {
    block: {
      blockType: 'counters',
      title: 'A title that goes on. '.repeat(7).trim(),
      counters: counters.map((counter) => ({
        ...counter,
        number: 1234567890.5,
        suffix: ' kilometers',
        text: 'Antidisestablishmentarianism '.repeat(5).trim(),
      })),
      light: 'morning',
      id: 'longest',
    },
    data: { images: none },
    context: { first: false },
  },
  restricted: {
    block: { blockType: 'counters', counters, id: 'restricted' },
    data: { images: none },
    context: { audience: 'visitor', rules: pathRules('/the-ebs-method/6wr/introduction') },
  },
} satisfies Record<string, Example>
