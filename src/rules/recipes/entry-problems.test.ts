import { describe, expect, test } from 'vitest'
import { energyHint } from './energy'
import { dietProblem, isScaled, quantityHint, quantityProblem } from './entry-problems'

describe('an amount that cannot be read', () => {
  test.each(['1/0', '3-2', '-2', '1//2', '1.2.3', '½½'])('%s is refused when it should scale', (quantity) => {
    expect(quantityProblem({ quantity, scales: true })).toBe(
      `“${quantity}” cannot be read as an amount. Write it as 200, 1/2, 1 1/2 or 2-3.`,
    )
    expect(quantityProblem({ quantity, scales: false })).toBeNull()
  })

  test.each(['200', '1/2', '1 1/2', '2-3', '½', '1,5', 'about 200', 'a pinch', 'a lot', '2 x 400', '', null])(
    '%s is accepted',
    (quantity) => {
      expect(quantityProblem({ quantity, scales: true })).toBeNull()
    },
  )

  test.each(['a lot', 'a good handful', 'some'])('%s is accepted, with a hint that it does not scale', (quantity) => {
    expect(quantityHint({ quantity, scales: true })).toBe(
      'There is no number in it: it stays the same for any number of servings.',
    )
    expect(quantityHint({ quantity, scales: false })).toBeNull()
  })

  test.each(['200', 'about 200', '2-3', '', undefined, '1/0'])('there is no hint for %s', (quantity) => {
    expect(quantityHint({ quantity, scales: true })).toBeNull()
  })
})

test.each([
  [{ quantity: 'a handful', scales: true }, false],
  [{ quantity: '200', scales: false }, false],
  [{ quantity: '', scales: true }, false],
  [{ quantity: 'about 200', scales: true }, true],
])('whether %j grows with the servings: %s', (ingredient, expected) => {
  expect(isScaled(ingredient)).toBe(expected)
})

describe('allergens and diets agree', () => {
  test.each([
    ['gluten-free', 'gluten'],
    ['dairy-free', 'dairy'],
    ['vegan', 'egg'],
    ['vegetarian', 'shellfish'],
  ])('a recipe is not %s with the allergen %s', (diet, allergen) => {
    expect(dietProblem(['pescatarian', diet], ['mustard', allergen])).toBe(
      `It cannot be ${diet}: ${allergen} is among the allergens.`,
    )
  })

  test.each([
    [['pescatarian'], ['fish', 'dairy', 'egg']],
    [['vegetarian'], ['dairy', 'egg']],
    [
      ['vegan', 'gluten-free', 'dairy-free'],
      ['nuts', 'soy'],
    ],
    [null, ['gluten']],
    [['vegan'], undefined],
    [['paleo'], ['gluten']],
  ])('%j goes with %j', (diets, allergens) => {
    expect(dietProblem(diets, allergens)).toBeNull()
  })
})

describe('energy compared with protein, carbohydrate and fat', () => {
  const entered = { nutritionProtein: 20, nutritionCarbohydrate: 50, nutritionFat: 10, nutritionFiber: 10 }

  test('a large difference gives a hint', () => {
    expect(energyHint({ ...entered, nutritionKcal: 500 })).toBe(
      'Protein, carbohydrate and fat add up to about 350 kcal, but 500 kcal is entered. Is one of them wrong?',
    )
  })

  test.each([350, 360, 410, 285])('%s kcal is near enough', (nutritionKcal) => {
    expect(energyHint({ ...entered, nutritionKcal })).toBeNull()
  })

  test('is not compared while a value is missing, or for very small amounts', () => {
    expect(energyHint({ ...entered, nutritionFat: null, nutritionKcal: 900 })).toBeNull()
    expect(energyHint({ nutritionKcal: 20, nutritionProtein: 0, nutritionCarbohydrate: 0, nutritionFat: 0 })).toBeNull()
  })
})
