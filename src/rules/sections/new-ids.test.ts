import { expect, test } from 'vitest'
import { withNewIds } from './new-ids'

test('a copy has new ids in blocks, rows and texts; what it refers to stays', () => {
  const [block, row, node] = ['6720a1b2c3d4e5f601234567', '6720a1b2c3d4e5f601234568', '6720a1b2c3d4e5f601234569']
  const blocks = [
    {
      id: block,
      blockType: 'counters',
      image: 7,
      counters: [{ id: row, label: 'One' }],
      text: { root: { children: [{ type: 'block', fields: { id: node } }] } },
      link: { id: 'not-ours' },
    },
  ]
  let count = 0
  expect(withNewIds(blocks, () => `new-${++count}`)).toEqual([
    {
      id: 'new-1',
      blockType: 'counters',
      image: 7,
      counters: [{ id: 'new-2', label: 'One' }],
      text: { root: { children: [{ type: 'block', fields: { id: 'new-3' } }] } },
      link: { id: 'not-ours' },
    },
  ])
  expect(blocks[0]?.id).toBe(block)
})
