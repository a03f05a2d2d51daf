import { expect, test } from 'vitest'
import { richTextReferences } from './rich-text-references'

const text = (...children: object[]) => ({ root: { type: 'root', children } })
const block = (fields: object) => ({ type: 'block', fields })

test('pictures of uploads, galleries and posters, and items of cards, also in parts', () => {
  const inside = text(block({ blockType: 'gallery', pictures: [{ image: 4 }, { image: null }, { image: 'x' }] }))
  const found = richTextReferences(
    text(
      { type: 'upload', relationTo: 'media', value: 3 },
      { type: 'upload', relationTo: 'videoFiles', value: 99 },
      block({ blockType: 'video', poster: 5, source: '/x.mp4' }),
      block({ blockType: 'cards', items: [{ url: '/recipes/broth/' }, { url: 'item:7' }, { url: null }] }),
      block({ blockType: 'membersOnly', body: inside }),
    ),
  )
  expect(found.pictures.sort()).toEqual([3, 4, 5])
  expect(found.cards).toEqual(['/recipes/broth/'])
})

test.each([null, 'text', 7, { root: null }, text(block({ blockType: 'gallery', pictures: 'x' }))])(
  '%j has none',
  (value) => {
    expect(richTextReferences(value)).toEqual({ pictures: [], cards: [] })
  },
)
