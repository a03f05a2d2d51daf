import { describe, expect, test } from 'vitest'
import { recipeEntry } from './entry'
import { anEntry } from './entry-builder'
import { addEntries, leftToBuy, removeChecked, removeEntries, removeRecipe, restoreEntries, setChecked } from './list'
import { parseOwnEntry } from './parse-own-entry'

const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id)

describe('the shopping list', () => {
  const soup = { databaseId: 7, title: 'Soup' }

  test('an ingredient is added with the amount that the reader sees', () => {
    expect(recipeEntry(soup, { id: 'i1', name: ' Onions ', quantity: '3', unit: '', note: null })).toEqual({
      id: '7:i1',
      recipeId: 7,
      recipeTitle: 'Soup',
      name: 'Onions',
      quantity: '3',
      unit: '',
      note: '',
      checked: false,
    })
  })

  test.each([
    ['2 lemons', { quantity: '2', unit: '', name: 'lemons', note: '' }],
    ['500g flour, strong', { quantity: '500', unit: 'g', name: 'flour', note: 'strong' }],
    ['Napkins', { quantity: '', unit: '', name: 'Napkins', note: '' }],
    ['200 g', { quantity: '', unit: '', name: '200 g', note: '' }],
  ])('an own item is parsed like a recipe’s line: %j', (text, read) => {
    expect(parseOwnEntry(text, 'r')).toEqual({ id: 'own:r', recipeId: null, recipeTitle: '', checked: false, ...read })
  })

  test('a blank line is not an item, a long one is cut', () => {
    expect(parseOwnEntry(' \t', 'r')).toBeNull()
    expect(parseOwnEntry('x'.repeat(900), 'r')?.name).toHaveLength(200)
  })

  test('an ingredient added twice is one entry; a new amount unchecks it', () => {
    const bought = [anEntry({ id: 'a', checked: true })]
    expect(addEntries(bought, [anEntry({ id: 'a' })]).list).toEqual(bought)
    expect(addEntries(bought, [anEntry({ id: 'a', quantity: '2' })]).list).toEqual([
      anEntry({ id: 'a', quantity: '2' }),
    ])
    expect(addEntries(bought, [anEntry({ id: 'a', unit: 'cup' })]).list).toMatchObject([{ checked: false }])
  })

  test('it holds 300 entries and reports when it is full', () => {
    const many = Array.from({ length: 301 }, (_, index) => anEntry({ id: `${index}` }))
    expect(addEntries([], many)).toEqual({ list: many.slice(0, 300), full: true })
    expect(addEntries([], many.slice(1)).full).toBe(false)
  })

  test('long texts fill it earlier, so that it always fits into a request', () => {
    const long = 'é'.repeat(200)
    const many = Array.from({ length: 300 }, (_, index) => anEntry({ id: `${index}`, name: long, note: long }))
    const { full, list } = addEntries([], many)
    expect(full).toBe(true)
    expect(new TextEncoder().encode(JSON.stringify(list)).length).toBeLessThan(60_001)
    expect(list.length).toBeGreaterThan(60)
  })

  test('a removal can be undone, and later changes stay', () => {
    const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((id) => anEntry({ id }))
    const before = [a, b, c].flatMap((entry) => entry ?? [])
    const since = [{ ...anEntry({ id: 'b' }), checked: true }, d].flatMap((entry) => entry ?? [])
    expect(restoreEntries(since, before).list.map(({ checked: is, id }) => [id, is])).toEqual([
      ['a', false],
      ['b', true],
      ['c', false],
      ['d', false],
    ])
    expect(ids(restoreEntries([], before).list)).toEqual(['a', 'b', 'c'])
  })

  test('entries of one ingredient are one thing to buy, until all of them are checked', () => {
    const list = [
      anEntry({ id: 'a', name: 'Onions' }),
      anEntry({ id: 'b', name: 'red onion', recipeId: 2 }),
      anEntry({ id: 'c', name: 'onion', recipeId: 2 }),
    ]
    expect(leftToBuy(list).map(({ id, quantity }) => [id, quantity])).toEqual([
      ['a', ''],
      ['b', '1'],
    ])
    expect(ids(leftToBuy(setChecked(list, ['a'], true)))).toEqual(['b', 'c'])
    expect(ids(leftToBuy(setChecked(list, ['a', 'c'], true)))).toEqual(['b'])
  })

  test('checking, unchecking, removing and clearing', () => {
    const list = [anEntry({ id: 'a' }), anEntry({ id: 'b', recipeId: 2 }), anEntry({ id: 'c' })]
    const done = setChecked(list, ['a', 'c'], true)
    expect(done.map((entry) => entry.checked)).toEqual([true, false, true])
    expect(ids(leftToBuy(done))).toEqual(['b'])
    expect(setChecked(done, ['a'], false).map((entry) => entry.checked)).toEqual([false, false, true])
    expect(ids(removeChecked(done))).toEqual(['b'])
    expect(ids(removeEntries(list, ['b', 'nothing']))).toEqual(['a', 'c'])
    expect(ids(removeRecipe(list, 1))).toEqual(['b'])
  })
})
