import { expect, test } from 'vitest'
import { linkReference, referencesIn, storedReference, withHrefs } from './reference'

test.each(['item:12', 'item:12#week-2', 'item:12?level=easy#all', 'file:3'])('%s is a reference', (stored) => {
  const reference = linkReference(stored)
  expect(reference && storedReference(reference)).toBe(stored)
})

test.each(['/item:12/', 'item:0', 'item:12 ', 'item:12/a', 'items:1', 'https://a.example/item:1', '', null, 12])(
  '%j is none',
  (value) => {
    expect(linkReference(value)).toBeNull()
  },
)

const page = {
  title: 'item:1',
  createdAt: new Date(0),
  layout: [
    { blockType: 'hero', cta: { title: 'Start', url: 'item:1#join' }, secondCta: { title: 'Look', url: '/recipes/' } },
    { blockType: 'pills', links: [{ label: 'Gone', url: 'item:2' }, { label: 'Map', url: 'file:1' }, { url: null }] },
  ],
}

test('the links of a document get the addresses of their targets; one without a target is empty', () => {
  const hrefs = new Map([
    ['item:1', '/start/'],
    ['file:1', '/map.webp'],
  ])
  expect(withHrefs(page, ({ id, kind }) => hrefs.get(`${kind}:${id}`) ?? null)).toEqual({
    title: 'item:1',
    createdAt: new Date(0),
    layout: [
      {
        blockType: 'hero',
        cta: { title: 'Start', url: '/start/#join' },
        secondCta: { title: 'Look', url: '/recipes/' },
      },
      { blockType: 'pills', links: [{ label: 'Gone', url: null }, { label: 'Map', url: '/map.webp' }, { url: null }] },
    ],
  })
})

test('all references of a document are found', () => {
  expect(referencesIn(page).map(storedReference)).toEqual(['item:1#join', 'item:2', 'file:1'])
})
