import { describe, expect, test } from 'vitest'
import { parseLine } from './parse-line'

/** The parsed fields that are not empty. */
const read = (line: string) => {
  const { ingredient, problem } = parseLine(line)
  return Object.fromEntries(
    Object.entries({ ...ingredient, problem }).filter(([, value]) => value !== '' && value !== true && value !== null),
  )
}

describe('one line of a pasted list', () => {
  test.each([
    ['200 g spinach', { quantity: '200', unit: 'g', name: 'spinach' }],
    ['200g baby spinach', { quantity: '200', unit: 'g', name: 'baby spinach' }],
    ['1 1/2 cups flour, sifted', { quantity: '1 1/2', unit: 'cup', name: 'flour', note: 'sifted' }],
    ['½ cup of oats', { quantity: '½', unit: 'cup', name: 'oats' }],
    ['2-3 cloves garlic, in their skins', { quantity: '2-3', unit: 'clove', name: 'garlic', note: 'in their skins' }],
    ['2 Tbsp. olive oil', { quantity: '2', unit: 'tablespoon', name: 'olive oil' }],
    ['1 tsp salt', { quantity: '1', unit: 'teaspoon', name: 'salt' }],
    ['1 L stock', { quantity: '1', unit: 'liter', name: 'stock' }],
    ['8 fl. oz milk', { quantity: '8', unit: 'fl oz', name: 'milk' }],
    ['2 red onions', { quantity: '2', name: 'red onions' }],
    ['Salt', { name: 'Salt' }],
    ['Salt to taste', { name: 'Salt', note: 'to taste' }],
    ['Parsley, to serve', { name: 'Parsley', note: 'to serve' }],
    ['A pinch of salt', { quantity: 'A pinch', name: 'salt' }],
    ['a good handful parsley, torn', { quantity: 'a good handful', name: 'parsley', note: 'torn' }],
    ['2 handfuls of spinach', { quantity: '2', unit: 'handful', name: 'spinach' }],
    ['about 2 cups water', { quantity: 'about 2', unit: 'cup', name: 'water' }],
    ['1 can (14 oz) chickpeas, drained', { quantity: '1', unit: 'can', name: 'chickpeas', note: '(14 oz), drained' }],
    ['2 (14 oz) cans chickpeas', { quantity: '2', unit: 'can', name: 'chickpeas', note: '(14 oz)' }],
    ['2 x 400g tins tomatoes', { quantity: '2', unit: 'can', name: 'tomatoes', note: '(each 400g)' }],
    [
      '4 legs chicken (each about 9 oz), skin on',
      { quantity: '4', unit: 'leg', name: 'chicken', note: '(each about 9 oz), skin on' },
    ],
    ['1 avocado - sliced', { quantity: '1', name: 'avocado', note: 'sliced' }],
    ['6 cloves', { quantity: '6', name: 'cloves' }],
    ['2 cans', { quantity: '2', name: 'cans' }],
    ['2% milk', { name: '2% milk' }],
    ['7up', { name: '7up' }],
    ['14-ounce can of beans', { name: '14-ounce can of beans' }],
    ['70% dark chocolate, grated', { name: '70% dark chocolate', note: 'grated' }],
    ['100 g 70% dark chocolate', { quantity: '100', unit: 'g', name: '70% dark chocolate' }],
    ['1 tablespoon oil (does not scale)', { quantity: '1', unit: 'tablespoon', name: 'oil', scales: false }],
    [
      '1 tbsp [tahini](https://example.com/t)',
      { quantity: '1', unit: 'tablespoon', name: 'tahini', link: 'https://example.com/t' },
    ],
    [
      '1 tbsp tahini https://example.com/t',
      { quantity: '1', unit: 'tablespoon', name: 'tahini', link: 'https://example.com/t' },
    ],
    ['3 canned tomatoes', { quantity: '3', name: 'canned tomatoes' }],
    [
      '1 cup sugar snap peas (or mangetout), halved',
      { quantity: '1', unit: 'cup', name: 'sugar snap peas', note: '(or mangetout), halved' },
    ],
  ])('%j', (line, expected) => {
    expect(read(line)).toEqual(expected)
  })

  test.each([
    ['200 g', 'There is an amount here but no ingredient.', { name: '200 g' }],
    ['1/0 cup sugar', 'The amount cannot be read. Write it as 200, 1/2, 1 1/2 or 2-3.', { name: '1/0 cup sugar' }],
    ['1/2/3 cup sugar', 'The amount cannot be read. Write it as 200, 1/2, 1 1/2 or 2-3.', { name: '1/2/3 cup sugar' }],
    [
      '1 cup plus 2 tbsp flour',
      'There are two amounts here. Split it into two lines, or write one amount.',
      { name: '1 cup plus 2 tbsp flour' },
    ],
    [
      '200 g (7 oz) spinach',
      'The amount is given in two units. Only the first is scaled with the servings.',
      { quantity: '200', unit: 'g', name: 'spinach', note: '(7 oz)' },
    ],
    [
      '200 g / 7 oz spinach',
      'The amount is given in two units. Only the first is scaled with the servings.',
      { quantity: '200', unit: 'g', name: 'spinach', note: 'or 7 oz' },
    ],
    [
      `Heat ${'the oven '.repeat(30)}`,
      'This line is very long. Is it an ingredient?',
      { name: `Heat ${'the oven '.repeat(30)}`.trim() },
    ],
  ])('%j: %s', (line, problem, kept) => {
    expect(read(line)).toEqual({ ...kept, problem })
  })
})
