import { describe, expect, test } from 'vitest'
import { anEntry } from './entry-builder'
import { byAisle, byRecipe, lineText, listText } from './lines'

const soup = { recipeId: 1, recipeTitle: 'Soup' }
const salad = { recipeId: 2, recipeTitle: 'Salad' }
const own = { recipeId: null, recipeTitle: '' }

const LIST = [
  anEntry({ id: 'a', ...soup, name: 'Red onions', quantity: '2', note: 'in wedges' }),
  anEntry({ id: 'b', ...soup, name: 'Olive oil', quantity: '2', unit: 'tablespoons' }),
  anEntry({ id: 'o', ...own, name: 'Napkins', quantity: '' }),
  anEntry({ id: 'c', ...salad, name: 'red onion', quantity: '1', note: 'in rings' }),
  anEntry({ id: 'd', ...salad, name: 'Olive oil', quantity: '1', unit: 'teaspoon', checked: true }),
  anEntry({ id: 'e', ...salad, name: 'Feta', quantity: '200', unit: 'g' }),
]

const said = (groups: ReturnType<typeof byRecipe>) =>
  groups.map(({ lines, title }) => [title, ...lines.map((line) => `${line.checked ? 'x ' : ''}${lineText(line)}`)])

describe('the lines of the list', () => {
  test('by recipe, in the order of addition, own items last', () => {
    expect(said(byRecipe(LIST))).toEqual([
      ['Soup', '2 Red onions, in wedges', '2 tablespoons Olive oil'],
      ['Salad', '1 red onion, in rings', 'x 1 teaspoon Olive oil', '200 g Feta'],
      ['Your own items', 'Napkins'],
    ])
  })

  test('two recipes with the same title are two groups with different keys', () => {
    const groups = byRecipe([
      anEntry({ id: '1:a' }),
      anEntry({ id: '2:a', recipeId: 2 }),
      anEntry({ id: 'own', recipeId: null }),
    ])
    expect(groups.map(({ title }) => title)).toEqual(['Soup', 'Soup', 'Your own items'])
    expect(new Set(groups.map(({ key }) => key)).size).toBe(3)
  })

  test('by aisle, equal ingredients of all recipes are added up', () => {
    expect(said(byAisle(LIST))).toEqual([
      ['Vegetables and herbs', '3 Red onions, in wedges; in rings'],
      ['Dairy and eggs', '200 g Feta'],
      ['Oils, vinegar and sauces', '2 tablespoons Olive oil', 'x 1 teaspoon Olive oil'],
      ['Other', 'Napkins'],
    ])
  })

  test('a line knows its entries and its recipes', () => {
    const onions = byAisle(LIST)[0]?.lines[0]
    expect([onions?.ids, onions?.recipes]).toEqual([
      ['a', 'c'],
      ['Soup', 'Salad'],
    ])
  })

  test('a checked entry joins the checked line', () => {
    const all = LIST.map((entry) => ({ ...entry, checked: true }))
    expect(said(byAisle(all))[2]).toEqual(['Oils, vinegar and sauces', 'x 2 1/3 tablespoons Olive oil'])
  })

  test('amounts that cannot be added up are joined by a plus', () => {
    const list = [anEntry({ id: 'a', unit: 'cup' }), anEntry({ id: 'b', unit: 'g', quantity: '20' })]
    expect(said(byAisle(list))).toEqual([['Vegetables and herbs', '1 cup + 20 g Onion']])
  })

  test('the text to copy has the unchecked lines', () => {
    const list = [...LIST, anEntry({ id: 'f', ...salad, name: 'Bread', checked: true, note: '(each 1 oz)' })]
    expect(listText(byAisle(list))).toBe(
      'Vegetables and herbs\n- 3 Red onions, in wedges; in rings\n\nDairy and eggs\n- 200 g Feta\n\nOils, vinegar and sauces\n- 2 tablespoons Olive oil\n\nOther\n- Napkins',
    )
    expect(listText([])).toBe('')
  })

  test('a note in brackets follows without a comma', () => {
    const [group] = byRecipe([anEntry({ id: 'a', name: 'Chicken legs', quantity: '4', note: '(each 9 oz)' })])
    expect(group?.lines.map(lineText)).toEqual(['4 Chicken legs (each 9 oz)'])
  })
})
