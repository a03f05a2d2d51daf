import type { BlockExample } from '@/blocks/example'
import { pathRules } from '@/rules/path-rules'
import { exampleImage } from '@/ui/examples/image'
import type { ThreeCardsData } from './load.server'

type Example = BlockExample<'threeCards', ThreeCardsData>

const cards = [
  {
    id: 'food',
    subtitle: 'Morning, food',
    title: 'Eat what keeps you even',
    text: 'Most of it is on the table within half an hour.',
    button: { title: 'Open the kitchen', url: '/recipes', target: '_self' as const },
  },
  {
    id: 'movement',
    subtitle: 'Noon, movement',
    title: 'Burn gently, every day',
    text: 'Strong backs, loose hips, no shouting.',
    button: { title: 'To the mat', url: 'https://example.com/', target: '_blank' as const },
  },
  { id: 'wellness', subtitle: 'Dusk, wellness', title: 'Sleep, and mean it', text: 'Ten minutes, lamp on low.' },
]
const images = [exampleImage, exampleImage, exampleImage]
const texts = { left: '<p>The wide column.</p>', right: '<p>The narrow column.</p>' }

export const threeCardsExamples = {
  typical: {
    block: {
      blockType: 'threeCards',
      title: 'Three good hours make a good day',
      subtitle: 'One day',
      introText: 'Begin with the hour that feels nearest. The rest tends to follow.',
      cards,
      id: 'typical',
    },
    data: { images, left: '', right: '' },
    context: { first: false },
  },
  withTexts: {
    block: { blockType: 'threeCards', title: 'Three cards and two texts', cards, id: 'texts' },
    data: { images: [null, null, null], ...texts },
  },
  empty: { block: { blockType: 'threeCards', id: 'empty' }, data: { images: [], left: '', right: '' } },
  longest: {
    block: {
      blockType: 'threeCards',
      title: 'A title that goes on. '.repeat(7).trim(),
      introText: 'And on. '.repeat(70).trim(),
      cards: cards.map((card) => ({
        ...card,
        title: 'Antidisestablishmentarianism '.repeat(5).trim(),
        subtitle: 'A line that goes on. '.repeat(5).trim(),
        text: 'And on. '.repeat(45).trim(),
      })),
      id: 'longest',
    },
    data: { images: [exampleImage, null, exampleImage], ...texts },
    context: { first: false },
  },
  restricted: {
    block: { blockType: 'threeCards', title: 'The same for everybody', cards: cards.slice(0, 1), id: 'restricted' },
    data: { images: [exampleImage], left: '', right: '' },
    context: { audience: 'visitor', rules: pathRules('/the-ebs-method/6wr/introduction') },
  },
} satisfies Record<string, Example>
