import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type EnteredNumbers,
  missingNumber,
  numberProblem,
  type RecipeNumber,
  rangeProblem,
  TIMER,
  totalMinutes,
} from './number-problems'

const problem = (field: RecipeNumber, entered: EnteredNumbers) => numberProblem(field, entered)

describe('every invalid number of a recipe has a message', () => {
  test.each<[RecipeNumber, unknown, string]>([
    ['prepTime', -5, 'Preparation cannot be negative.'],
    ['cookTime', 10_001, 'Cooking can be 10,000 minutes at most.'],
    ['cookTime', 7.5, 'Cooking must be a whole number.'],
    ['servings', 0, 'Servings must be 1 or more.'],
    ['servings', 101, 'Servings can be 100 at most.'],
    ['nutritionKcal', 'plenty', 'Energy must be a number.'],
    ['nutritionProtein', Number.NaN, 'Protein must be a number.'],
    ['nutritionSalt', 1_001, 'Salt can be 1,000 g at most.'],
  ])('%s of %s', (field, value, message) => {
    expect(problem(field, { [field]: value })).toBe(message)
  })

  test('a total time below preparation and cooking', () => {
    expect(problem('totalTime', { prepTime: 15, cookTime: 30, totalTime: 40 })).toBe(
      'Total time must be 45 minutes or more: preparation and cooking together.',
    )
    expect(problem('totalTime', { prepTime: 15, cookTime: 30, totalTime: 45 })).toBeNull()
    expect(problem('totalTime', { prepTime: 15, cookTime: 30, totalTime: 480 })).toBeNull()
  })

  test('more sugars than carbohydrate, more saturated fat than fat', () => {
    expect(problem('nutritionSugars', { nutritionSugars: 12, nutritionCarbohydrate: 10 })).toBe(
      'Sugars cannot be more than carbohydrate (10 g), which includes it.',
    )
    expect(problem('nutritionSaturatedFat', { nutritionSaturatedFat: 4.1, nutritionFat: 4 })).toBe(
      'Saturated fat cannot be more than fat (4 g), which includes it.',
    )
    expect(problem('nutritionSugars', { nutritionSugars: 10, nutritionCarbohydrate: 10 })).toBeNull()
    expect(problem('nutritionSugars', { nutritionSugars: 12 })).toBeNull()
  })

  test('a timer of 0, or of more than a day', () => {
    expect(rangeProblem(TIMER, 0)).toBe('The timer must be 1 minute or more.')
    expect(rangeProblem(TIMER, 1_441)).toBe('The timer can be 1,440 minutes at most.')
    expect([1, 1.5, 1_440, null, undefined].map((value) => rangeProblem(TIMER, value))).toEqual(Array(5).fill(null))
  })
})

describe('the numbers that lists sort by are required to publish', () => {
  test.each<[RecipeNumber, string]>([
    ['totalTime', 'Total time must be entered to publish: lists are sorted by this number.'],
    ['nutritionKcal', 'Energy must be entered to publish: lists are sorted by this number.'],
    ['nutritionProtein', 'Protein must be entered to publish: lists are sorted by this number.'],
    ['nutritionSugars', 'Sugars must be entered to publish: lists are sorted by this number.'],
    ['servings', 'Servings must be entered to publish: amounts are scaled from this number.'],
  ])('%s', (field, message) => {
    expect([null, undefined, ''].map((value) => missingNumber(field, { [field]: value }))).toEqual(
      Array(3).fill(message),
    )
    expect(missingNumber(field, { [field]: 0 })).toBeNull()
  })

  test('no other number is required', () => {
    expect(missingNumber('nutritionSalt', {})).toBeNull()
  })
})

describe('the default total time', () => {
  test.each<[EnteredNumbers, number | null]>([
    [{ prepTime: 10, cookTime: 25 }, 35],
    [{ cookTime: 25 }, 25],
    [{ prepTime: 0 }, null],
    [{ prepTime: -5, cookTime: 25 }, 25],
    [{}, null],
  ])('of %j is %s minutes', (entered, minutes) => {
    expect(totalMinutes(entered)).toBe(minutes)
  })

  test('is valid for any whole minutes', () => {
    const minutes = fc.option(fc.integer({ min: 0, max: 5_000 }))
    fc.assert(
      fc.property(minutes, minutes, (prepTime, cookTime) => {
        const entered = { prepTime, cookTime }
        expect(numberProblem('totalTime', { ...entered, totalTime: totalMinutes(entered) })).toBeNull()
      }),
    )
  })
})
