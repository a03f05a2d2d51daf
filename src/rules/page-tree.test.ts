import { expect, test } from 'vitest'
import { isWithin, type PageNode, type PlacedPage, pageTree, uriBelow } from './page-tree'

const aPage = (id: number, parent: number | null, uri = `/${id}/`): PlacedPage => ({ id, parent, uri })
const shape = (nodes: PageNode<PlacedPage>[]): unknown[] => nodes.map(({ below, page }) => [page.id, ...shape(below)])

test('pages are below their parents, in their order', () => {
  const pages = [aPage(1, null), aPage(2, 1), aPage(4, 2), aPage(3, 1), aPage(5, null)]
  expect(shape(pageTree(pages))).toEqual([[1, [2, [4]], [3]], [5]])
})

test('a page without its parent, and pages in a circle, are at the top', () => {
  expect(shape(pageTree([aPage(1, 9), aPage(2, 3), aPage(3, 2)]))).toEqual([[1], [2], [3]])
})

test('a page is within itself and everything above it', () => {
  const pages = [aPage(1, null), aPage(2, 1), aPage(3, 2), aPage(4, 1)]
  expect([1, 2, 3, 4].filter((ancestor) => isWithin(pages, 3, ancestor))).toEqual([1, 2, 3])
})

test.each([
  [aPage(2, null, '/advice/'), '/advice/calm/'],
  [aPage(2, null, '/'), '/home/calm/'],
  [null, '/calm/'],
])('the address below another page keeps the slug', (parent, uri) => {
  expect(uriBelow(aPage(1, 5, '/old/calm/'), parent)).toBe(uri)
})
