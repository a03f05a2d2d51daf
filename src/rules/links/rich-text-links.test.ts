import { expect, test } from 'vitest'
import { richTextLinks } from './rich-text-links'

const text = (...children: object[]) => ({ root: { type: 'root', children } })
const link = (fields: object) => ({ type: 'link', fields, children: [{ type: 'text', text: 'here' }] })

test('links of a rich text: typed, to documents, of headings and in blocks', () => {
  const inside = text(link({ linkType: 'custom', url: '/inside/' }))
  const value = text(
    { type: 'paragraph', children: [link({ linkType: 'custom', url: '/old/' }), { type: 'text', text: '/no/' }] },
    { type: 'paragraph', children: [link({ linkType: 'internal', doc: { relationTo: 'recipes', value: 7 } })] },
    { type: 'paragraph', children: [link({ linkType: 'internal', doc: { relationTo: 'pages', value: { id: 8 } } })] },
    { type: 'paragraph', children: [link({ linkType: 'internal', doc: null })] },
    { type: 'block', fields: { blockType: 'sectionHeading', text: 'Soups', link: '/soups/' } },
    { type: 'block', fields: { blockType: 'expander', body: inside } },
    {
      type: 'block',
      fields: {
        blockType: 'buttons',
        buttons: [
          { title: 'Go', url: 'item:9' },
          { title: 'x', url: null },
        ],
      },
    },
    { type: 'block', fields: { blockType: 'cards', items: [{ url: 'item:10' }] } },
  )
  expect(richTextLinks(value).map((found) => found.link)).toEqual([
    '/old/',
    'recipes:7',
    'pages:8',
    '/soups/',
    '/inside/',
    'item:9',
    'item:10',
  ])
})

test.each([null, undefined, '', 'text', { root: null }])('%j has none', (value) => {
  expect(richTextLinks(value)).toEqual([])
})
