import { describe, expect, test } from 'vitest'
import { demoCategories } from './categories'
import { allergensIn, dietsIn, ingredientsOf, namesOf } from './ingredients'
import { amountOf, gramsOf, reckon } from './nutrition/reckon'
import type { DemoIngredient, DemoRecipe } from './recipe'
import { demoRecipes } from './recipes'

/** '200', '1.5', '1/2', '1 1/2', '2-3', or nothing. */
const QUANTITY = /^(\d+(\.\d+)?|\d+\/\d+|\d+ \d+\/\d+|\d+-\d+)?$/
/** The most of one ingredient that a plate, glass or bowl could hold, by unit. '' counts pieces. */
const MOST_A_SERVING: Record<DemoIngredient['unit'], number> = {
  '': 4,
  g: 350,
  ml: 400,
  liter: 0.5,
  oz: 8,
  lb: 0.65,
  cup: 1.5,
  tablespoon: 2,
  teaspoon: 2,
  can: 0.75,
  bunch: 0.5,
  clove: 2,
  fillet: 1,
  breast: 1,
  leg: 1,
  poussin: 1,
}

const titled = demoRecipes.map((recipe) => [recipe.title, recipe] as const)
const counted = (values: readonly string[]) => {
  const counts: Record<string, number> = {}
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1
  return counts
}
const uniqueOf = (values: readonly (string | number)[]) => new Set(values).size

function methodOf(recipe: DemoRecipe): string {
  return recipe.method
    .map((step) => `${step.title}. ${step.text}`)
    .join(' ')
    .toLowerCase()
}

describe('the forty-eight together', () => {
  test('each has a slug, a title, a summary and a day of its own', () => {
    expect(demoRecipes).toHaveLength(48)
    expect(uniqueOf(demoRecipes.map(({ slug }) => slug))).toBe(48)
    expect(uniqueOf(demoRecipes.map(({ title }) => title.toLowerCase()))).toBe(48)
    expect(uniqueOf(demoRecipes.map(({ summary }) => summary))).toBe(48)
    expect(uniqueOf(demoRecipes.map(({ publishedDaysAgo }) => publishedDaysAgo))).toBe(48)
  })
  test('no title is another with a word changed', () => {
    const words = demoRecipes.map(({ title }): string[] => title.toLowerCase().match(/[a-z]{4,}/g) ?? [])
    const alike = words.flatMap((mine, i) =>
      words.slice(i + 1).filter((other) => mine.filter((word) => other.includes(word) && word !== 'with').length > 1),
    )
    expect(alike).toEqual([])
  })
  test('no sentence stands in two recipes', () => {
    const sentences = demoRecipes.flatMap(({ summary, method }) =>
      [summary, ...method.map(({ text }) => text)].flatMap((text) => text.split(/(?<=[.:?]) /)),
    )
    expect(sentences.filter((sentence, i) => sentence.length > 36 && sentences.indexOf(sentence) !== i)).toEqual([])
  })
  test('SPEC 6: a third is restricted, and every plan occurs', () => {
    const plans = counted(demoRecipes.map(({ requiredPlan }) => requiredPlan))
    expect(plans).toEqual({ none: 32, free: 5, standard: 6, premium: 5 })
  })
  test('SPEC 2.2: no season goes without', () => {
    const { Any, ...seasons } = counted(demoRecipes.map(({ season }) => season))
    expect(Object.keys(seasons).toSorted()).toEqual(['Fall', 'Spring', 'Summer', 'Winter'])
    expect(Math.min(...Object.values(seasons))).toBeGreaterThanOrEqual(10)
    expect(Any).toBe(5)
  })
  test('SPEC 3: recipes use the categories there are, and every category has four or more', () => {
    const used = counted(demoRecipes.flatMap(({ categories }) => categories))
    expect(Object.keys(used).toSorted()).toEqual(demoCategories.map(({ slug }) => slug).toSorted())
    expect(Object.entries(used).filter(([, count]) => count < 4)).toEqual([])
  })
  test('most are easy, a few are not, and every difficulty occurs', () => {
    const { Easy = 0, Medium = 0, Hard = 0 } = counted(demoRecipes.map(({ difficulty }) => difficulty))
    expect(Easy).toBeGreaterThan(Medium)
    expect(Medium).toBeGreaterThan(Hard)
    expect(Hard).toBeGreaterThan(0)
  })
  test('they take from five minutes to two and a half hours', () => {
    const totals = demoRecipes.map(({ totalMin }) => totalMin)
    expect(Math.min(...totals)).toBe(5)
    expect(Math.max(...totals)).toBe(150)
  })
})

describe.each(titled)('%s', (_title, recipe) => {
  const { nutrition } = recipe

  test('its slug is its title', () => {
    expect(recipe.slug).toBe(recipe.title.toLowerCase().replace(/,/g, '').replace(/ /g, '-'))
  })
  test('energy agrees with protein, carbohydrate and fat within a tenth', () => {
    const reckoned = 4 * nutrition.proteinG + 4 * nutrition.carbohydrateG + 9 * nutrition.fatG
    expect(Math.abs(nutrition.kcal - reckoned) / reckoned).toBeLessThanOrEqual(0.1)
  })
  test('parts of the nutrition are not larger than the whole', () => {
    expect(nutrition.sugarsG + nutrition.fiberG).toBeLessThanOrEqual(nutrition.carbohydrateG)
    expect(nutrition.saturatedFatG).toBeLessThanOrEqual(nutrition.fatG)
    expect(Object.values(nutrition).every((value) => value > 0)).toBe(true)
  })
  test('its nutrition is what its ingredients add up to', () => {
    const sum = reckon(recipe)
    const off = (['kcal', 'proteinG', 'carbohydrateG', 'sugarsG', 'fatG', 'saturatedFatG', 'fiberG'] as const).filter(
      (part) => Math.abs(nutrition[part] - sum[part]) > Math.max(0.1 * sum[part], part === 'kcal' ? 10 : 1.5),
    )
    expect(off).toEqual([])
  })
  test('its salt is what its ingredients bring and what a cook would add', () => {
    const { saltG } = reckon(recipe)
    const added = ingredientsOf(recipe).some(({ name, quantity }) => name === 'Salt' && quantity === '') ? 1.3 : 0.1
    expect(nutrition.saltG).toBeGreaterThan(saltG - 0.5)
    expect(nutrition.saltG).toBeLessThanOrEqual(saltG + added)
  })
  test('a serving is something to eat or drink, and no more than a plate holds', () => {
    const grams = ingredientsOf(recipe).reduce((sum, one) => sum + gramsOf(one), 0) / recipe.servings
    expect(grams).toBeGreaterThanOrEqual(40)
    expect(grams).toBeLessThanOrEqual(900)
    expect(nutrition.kcal).toBeLessThanOrEqual(700)
    expect(recipe.servings).toBeGreaterThan(0)
    expect(recipe.servings).toBeLessThanOrEqual(12)
  })
  test('SPEC 5: every amount is one the scaling rule reads, and sane', () => {
    const ingredients = ingredientsOf(recipe)
    expect(ingredients.filter(({ quantity }) => !QUANTITY.test(quantity))).toEqual([])
    expect(ingredients.filter(({ unit, quantity }) => unit !== '' && quantity === '')).toEqual([])
    const given = ingredients.filter(({ quantity }) => quantity !== '')
    expect(given.filter(({ quantity }) => !(amountOf(quantity) > 0))).toEqual([])
    expect(given.filter(({ unit, quantity }) => amountOf(quantity) / recipe.servings > MOST_A_SERVING[unit])).toEqual(
      [],
    )
  })
  test('no ingredient stands there twice', () => {
    expect(uniqueOf(namesOf(recipe))).toBe(namesOf(recipe).length)
  })
  test('its allergens are exactly those of its ingredients', () => {
    expect([...recipe.allergens].sort()).toEqual(allergensIn(recipe).sort())
  })
  test('its diets agree with its ingredients', () => {
    expect([...recipe.diets].sort()).toEqual(dietsIn(recipe).sort())
    expect(recipe.categories.includes('vegan')).toBe(recipe.diets.includes('vegan'))
  })
  test('it speaks in the voice of the house', () => {
    const tips = (recipe.tips ?? []).map((tip) => `${tip.title} ${tip.text}`)
    const text = [recipe.title, recipe.summary, methodOf(recipe), ...tips].join(' ')
    expect(text).not.toMatch(/[!—–…]|\b(colour|flavour|litre|grey|detox|cure|heals?|boost|cleanse|guarantee)/i)
    expect(recipe.summary.match(/[.?](\s|$)/g)?.length).toBeLessThanOrEqual(2)
  })
})
