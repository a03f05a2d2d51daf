import type { BlockExample } from '@/blocks/example'
import { exampleImage } from '@/ui/examples/image'
import type { ImageColumnsData } from './load.server'

type Example = BlockExample<'imageColumns', ImageColumnsData>

const left = '<h3>In the morning</h3><p>A chair, a bowl, and ten minutes that belong to no one else.</p>'
const right = '<h3>At noon</h3><p>Twenty minutes on the mat, or around the block. Both count.</p>'
const members = '<div data-block="members"><p>For members.</p></div>'

export const imageColumnsExamples = {
  typical: {
    block: { blockType: 'imageColumns', alignment: 'image_left', title: 'A day in good order', id: 'typical' },
    data: { image: exampleImage, left, right },
  },
  right: {
    block: { blockType: 'imageColumns', alignment: 'image_right', light: 'dusk', title: 'And its end', id: 'right' },
    data: { image: exampleImage, left, right },
    context: { first: false },
  },
  oneText: {
    block: { blockType: 'imageColumns', alignment: 'image_left', id: 'one' },
    data: { image: exampleImage, left, right: '' },
  },
  empty: {
    block: { blockType: 'imageColumns', alignment: 'image_left', id: 'empty' },
    data: { image: null, left: '', right: '' },
  },
  longest: {
    block: {
      blockType: 'imageColumns',
      alignment: 'image_right',
      title: 'A title that goes on. '.repeat(7).trim(),
      id: 'longest',
    },
    data: {
      image: exampleImage,
      left: left.repeat(8),
      right: `<table><tr>${'<td>A cell that is wide</td>'.repeat(12)}</tr></table>${'Antidisestablishmentarianism'.repeat(4)}`,
    },
  },
  restricted: {
    block: { blockType: 'imageColumns', alignment: 'image_left', title: 'A day in good order', id: 'restricted' },
    data: { image: exampleImage, left: `${left}${members}`, right },
    context: { audience: 'visitor' },
  },
} satisfies Record<string, Example>
