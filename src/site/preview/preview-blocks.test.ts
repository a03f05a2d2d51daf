import { expect, test } from 'vitest'
import { boxAround } from './preview-blocks'

/** DOMRect exists in browsers only. */
const rect = (left: number, top: number, width: number, height: number) =>
  ({ left, top, width, height, right: left + width, bottom: top + height }) as DOMRect

test('the box of a block is around all of its elements, in the page’s coordinates', () => {
  expect(boxAround([rect(10, -20, 100, 40), rect(0, 30, 50, 10)], { x: 0, y: 500 })).toEqual({
    left: 0,
    top: 480,
    width: 110,
    height: 60,
  })
})

test('a block without a visible element has no box', () => {
  expect(boxAround([rect(5, 5, 0, 0)], { x: 0, y: 0 })).toBeNull()
  expect(boxAround([], { x: 0, y: 0 })).toBeNull()
})
