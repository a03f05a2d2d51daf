import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toNumber } from './amount'
import { parseQuantity, splitQuantity } from './quantity'

const ends = (text: string) => {
  const quantity = parseQuantity(text)
  return quantity && [toNumber(quantity.low), toNumber(quantity.high)]
}

describe('the quantity of an ingredient', () => {
  test.each([
    ['200', [200, 200]],
    ['1 1/2', [1.5, 1.5]],
    ['½', [0.5, 0.5]],
    ['2-3', [2, 3]],
    ['2 – 3', [2, 3]],
    ['1/2-1', [0.5, 1]],
    ['1 to 1 1/2', [1, 1.5]],
    ['1½–2', [1.5, 2]],
    ['1-1/2', [1.5, 1.5]],
    ['1-3/2', [1, 1.5]],
  ])('%j', (text, expected) => {
    expect(ends(text)).toEqual(expected)
  })

  test.each(['', 'a pinch', 'A pinch', 'about 2', '2 or 3', '3-2', '70%', '1/0', '1-2-3', '2 (each 9 oz)'])(
    '%j is only text',
    (text) => {
      expect(parseQuantity(text)).toBeNull()
    },
  )
})

describe('percentages, "(each...)" notes and links are not amounts', () => {
  const amounts = (text: string) => splitQuantity(text).flatMap(({ amount, text: part }) => (amount ? [part] : []))

  test.each([
    ['2 cups', ['2']],
    ['about 1 1/2 cups or 200g', ['1 1/2', '200']],
    ['2-3', ['2', '3']],
    ['1-3/2', ['1', '3/2']],
    ['1½-2', ['1½', '2']],
    ['70% cocoa', []],
    ['2 (each about 200 g)', ['2']],
    ['2 (EACH 1/2 lb), 3 more', ['2', '3']],
    ['1 of https://example.com/2-cups', ['1']],
    ['1 <a href="/2">2 onions</a>', ['1']],
    ['1 of [2 onions](/3/)', ['1']],
    ['2 x 400 g', ['2']],
    ['vitamin B12', []],
    ['1/2/3', []],
    ['20-30% fat', []],
  ])('%j', (text, expected) => {
    expect(amounts(text)).toEqual(expected)
  })

  test('the parts of any text join to the text', () => {
    const bit = fc.constantFrom(
      '1',
      ' ',
      '/',
      '½',
      '-',
      '2,5',
      '%',
      '(each ',
      ')',
      'x ',
      'cups',
      '.',
      '1 1/2',
      'https://a/1',
    )
    const texts = fc.oneof(
      fc.string(),
      fc.array(bit).map((bits) => bits.join('')),
    )
    fc.assert(
      fc.property(texts, (text) => {
        expect(
          splitQuantity(text)
            .map((part) => part.text)
            .join(''),
        ).toBe(text)
      }),
    )
  })
})
