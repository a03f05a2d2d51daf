import type { BlockExample } from '@/blocks/example'
import type { RichColumnsData } from './load.server'

type Example = BlockExample<'richColumns', RichColumnsData>

const left = '<p>No one decides anything well before breakfast. So we decided a few things for you.</p>'
const right = '<h3>Three to start with</h3><ul><li>Porridge</li><li>Eggs</li><li>Tea</li></ul>'

export const richColumnsExamples = {
  typical: {
    block: { blockType: 'richColumns', variant: 'plain', title: 'Morning is for the kitchen', id: 'typical' },
    data: { left, right },
  },
  tinted: {
    block: { blockType: 'richColumns', variant: 'tinted', light: 'noon', title: 'Noon is for moving', id: 'tinted' },
    data: { left, right },
  },
  framed: {
    block: { blockType: 'richColumns', variant: 'framed', title: 'What you need', id: 'framed' },
    data: { left, right },
  },
  reversed: {
    block: { blockType: 'richColumns', variant: 'reversed', light: 'dusk', id: 'reversed' },
    data: { left: right, right: left },
  },
  empty: { block: { blockType: 'richColumns', variant: 'plain', id: 'empty' }, data: { left: '', right: '' } },
  longest: {
    block: {
      blockType: 'richColumns',
      variant: 'framed',
      title: 'A title that goes on. '.repeat(7).trim(),
      id: 'longest',
    },
    data: {
      left: left.repeat(12),
      right: `<table><tr>${'<td>A cell that is wide</td>'.repeat(12)}</tr></table>${'Antidisestablishmentarianism'.repeat(4)}`,
    },
  },
} satisfies Record<string, Example>
