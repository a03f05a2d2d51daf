import type { BlockExample } from '@/blocks/example'
import { pathRules } from '@/rules/path-rules'
import { exampleImage } from '@/ui/examples/image'
import type { BackgroundCtaData } from './load.server'

type Example = BlockExample<'backgroundCta', BackgroundCtaData>

const block = {
  blockType: 'backgroundCta',
  width: 'full',
  subtitle: 'The method',
  title: 'Six weeks, at walking pace',
  text: 'One change a week, and a week to get used to it.',
  button: { title: 'How it works', url: '/the-ebs-method/', target: '_self' },
  id: 'call',
} as const

export const backgroundCtaExamples = {
  typical: { block, data: { image: exampleImage }, context: { first: false } },
  boxed: {
    block: {
      ...block,
      width: 'boxed',
      light: 'dusk',
      actionBar: { title: 'Read the introduction', url: 'https://example.com/', target: '_blank' },
    },
    data: { image: exampleImage },
    context: { first: false },
  },
  bar: {
    block: { ...block, actionBar: { title: 'Read the introduction', url: '/the-ebs-method/', target: '_self' } },
    data: { image: null },
    context: { first: false },
  },
  empty: { block: { blockType: 'backgroundCta', width: 'full', id: 'empty' }, data: { image: null } },
  longest: {
    block: {
      ...block,
      width: 'boxed',
      subtitle: 'A line that goes on. '.repeat(5).trim(),
      title: 'Antidisestablishmentarianism '.repeat(5).trim(),
      text: 'And on. '.repeat(70).trim(),
      actionBar: { title: 'A link that says a good deal. '.repeat(4).trim(), url: '/recipes', target: '_self' },
    },
    data: { image: exampleImage },
    context: { first: false },
  },
  restricted: {
    block,
    data: { image: null },
    context: { audience: 'visitor', rules: pathRules('/the-ebs-method/6wr/introduction'), first: false },
  },
} satisfies Record<string, Example>
