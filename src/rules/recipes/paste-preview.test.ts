import { describe, expect, test } from 'vitest'
import { ingredientTitle } from './ingredient-text'
import { mergePasted, previewPaste } from './paste-preview'

const namesOf = (groups: readonly { title?: string | null; ingredients?: { name?: string | null }[] | null }[]) =>
  groups.map(({ ingredients, title }) => [title, (ingredients ?? []).map(({ name }) => name)])

describe('the preview of a pasted list', () => {
  const offer = previewPaste('200 g spinach\n1/0 cups flour\nDressing:\n1 tbsp oil\n300 g\nGreens:\n200 g (7 oz) kale')

  test('has the lines that were understood', () => {
    expect(namesOf(offer.groups)).toEqual([
      ['', ['spinach']],
      ['Dressing', ['oil']],
      ['Greens', ['kale']],
    ])
  })

  test('keeps the other lines, each below its heading', () => {
    expect(offer.unread.map(({ line }) => line)).toEqual([2, 5])
    expect(offer.leftover).toBe('1/0 cups flour\nDressing:\n300 g')
  })

  test('has remarks about accepted lines', () => {
    expect(offer.remarks.map(({ line, message }) => [line, message])).toEqual([
      [7, 'The amount is given in two units. Only the first is scaled with the servings.'],
    ])
  })

  test('is empty for an empty text', () => {
    expect(previewPaste('')).toEqual({ groups: [], unread: [], remarks: [], leftover: '' })
  })
})

describe('pasted ingredients are added to the recipe', () => {
  const { groups } = previewPaste('1 lemon\nDressing:\n1 tbsp oil')

  test('after the existing ones, in the group of the same title', () => {
    const before = [{ id: 'a', title: ' dressing ', ingredients: [{ id: 'b', name: 'Salt' }] }]
    const after = mergePasted(before, groups)
    expect(namesOf(after)).toEqual([
      [' dressing ', ['Salt', 'oil']],
      ['', ['lemon']],
    ])
    expect(after[0]).toMatchObject({ id: 'a', ingredients: [{ id: 'b' }, {}] })
    expect(before[0]?.ingredients).toHaveLength(1)
  })

  test('in place of empty rows', () => {
    const blank = { name: '', quantity: null, unit: ' ' }
    expect(namesOf(mergePasted([{ title: null, ingredients: [blank] }], groups))).toEqual([
      ['', ['lemon']],
      ['Dressing', ['oil']],
    ])
  })
})

test.each([
  [{ quantity: '3', unit: 'clove', name: 'Garlic' }, '3 cloves Garlic'],
  [{ quantity: '200', unit: 'g', name: 'Spinach' }, '200 g Spinach'],
  [{ quantity: 'a pinch', unit: '', name: 'Salt' }, 'a pinch Salt'],
  [{ quantity: null, name: ' Salt ' }, 'Salt'],
  [{}, ''],
])('the row of %j is called %j', (row, title) => {
  expect(ingredientTitle(row)).toBe(title)
})
