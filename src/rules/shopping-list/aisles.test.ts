import { describe, expect, test } from 'vitest'
import { demoRecipes } from '../../../demo/recipes'
import { AISLES, aisleOf } from './aisles'
import { nameKey } from './names'

describe('the aisle of an ingredient', () => {
  test.each([
    ['Red onions', 'Vegetables and herbs'],
    ['Red pepper', 'Vegetables and herbs'],
    ['Black pepper', 'Spices and baking'],
    ['Red pepper flakes', 'Spices and baking'],
    ['Butternut squash', 'Vegetables and herbs'],
    ['Butter', 'Dairy and eggs'],
    ['Peanut butter', 'Oils, vinegar and sauces'],
    ['Butter beans', 'Grains, pasta and pulses'],
    ['Chicken', 'Meat'],
    ['Low-sodium chicken stock', 'Cans, jars and broth'],
    ['Whole milk', 'Dairy and eggs'],
    ['Coconut milk', 'Cans, jars and broth'],
    ['Crème fraîche', 'Dairy and eggs'],
    ['Lemon juice', 'Fruit'],
    ['Fish sauce', 'Oils, vinegar and sauces'],
    ['Frozen peas', 'Frozen'],
    ['Fresh ginger', 'Vegetables and herbs'],
    ['Ground ginger', 'Spices and baking'],
    ['Coriander seeds', 'Spices and baking'],
    ['Tomatoes', 'Vegetables and herbs'],
    ['Tomato paste', 'Cans, jars and broth'],
    ['Strawberries', 'Fruit'],
    ['Anchovies', 'Fish'],
    ['Sourdough', 'Bread'],
    ['Dry white wine', 'Drinks'],
    ['Napkins', 'Other'],
    ['', 'Other'],
    ['constructor', 'Other'],
  ])('%j: %s', (name, aisle) => {
    expect(aisleOf(name)).toBe(aisle)
  })

  test('every ingredient of the demo has an aisle', () => {
    const names = demoRecipes
      .flatMap(({ ingredientGroups }) => ingredientGroups.flatMap((group) => group.ingredients))
      .map(({ name }) => name)
    expect([...new Set(names)].filter((name) => aisleOf(name) === 'Other')).toEqual([])
  })

  test('no aisle is empty, and Other is the last', () => {
    expect(new Set(AISLES).size).toBe(14)
    expect(AISLES.at(-1)).toBe('Other')
  })
})

test.each([
  ['Red Onions', 'red onion'],
  ['Tomatoes', 'tomato'],
  ['Berries', 'berry'],
  ['radishes', 'radish'],
  ['Asparagus', 'asparagus'],
  ['Watercress', 'watercress'],
  ['Crème  fraîche', 'creme fraiche'],
  ['olive-oil', 'olive oil'],
])('%j has the key %j', (name, key) => {
  expect(nameKey(name)).toBe(key)
})
