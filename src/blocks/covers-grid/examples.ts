import type { BlockExample } from '@/blocks/example'
import { pathRules } from '@/rules/path-rules'
import { exampleImage } from '@/ui/examples/image'
import type { Cover, CoversGridData } from './load.server'

type Example = BlockExample<'coversGrid', CoversGridData>

const block = { blockType: 'coversGrid', title: 'Books beside the bed', subtitle: 'To read' } as const

const cover = (text: string, parts: Partial<Cover> = {}): Cover => ({
  id: text,
  text,
  href: null,
  target: '_self',
  image: exampleImage,
  ...parts,
})

const covers = [
  cover('The long table', { href: '/ebs-blog/' }),
  cover('Bread, slowly', { href: 'https://example.com/bread', target: '_blank' }),
  cover('A book that is out of print'),
  cover('Without a picture', { href: '/recipes', image: null }),
]

export const coversGridExamples = {
  typical: { block, data: { covers } },
  below: { block, data: { covers }, context: { first: false } },
  empty: { block, data: { covers: [] } },
  longest: {
    block: { ...block, title: 'A title that goes on. '.repeat(7).trim() },
    data: { covers: [cover('Antidisestablishmentarianism '.repeat(8).trim(), { href: '/ebs-blog/' })] },
  },
  restricted: {
    block,
    data: { covers },
    context: { audience: 'visitor', rules: pathRules('/learn/inspirational-resources/') },
  },
} satisfies Record<string, Example>
