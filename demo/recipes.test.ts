/** The numbers and lists of the recipes: nutrition, amounts, allergens, diets. Every test lists all offenders. */
import { expect, test } from 'vitest'
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

const counted = (values: readonly string[]) => {
  const counts: Record<string, number> = {}
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1
  return counts
}
const repeated = <Value>(values: readonly Value[]) => values.filter((value, at) => values.indexOf(value) !== at)
const sorted = (values: readonly string[]) => [...values].sort().join(' ')

/** The titles of the recipes of which something is true. */
const whereTrue = (wrong: (recipe: DemoRecipe) => boolean) => demoRecipes.filter(wrong).map(({ title }) => title)
/** What is wrong in each recipe, after its title. */
const offendersIn = (wrong: (recipe: DemoRecipe) => readonly string[]) =>
  demoRecipes.flatMap((recipe) => wrong(recipe).map((offender) => `${recipe.title}: ${offender}`))

test('each recipe has a summary and a day of its own, and its slug is its title', () => {
  expect(repeated(demoRecipes.map(({ summary }) => summary))).toEqual([])
  expect(repeated(demoRecipes.map(({ publishedDaysAgo }) => publishedDaysAgo))).toEqual([])
  expect(whereTrue(({ slug, title }) => slug !== title.toLowerCase().replace(/,/g, '').replace(/ /g, '-'))).toEqual([])
})

test('no title is another with a word changed', () => {
  const words = demoRecipes.map(({ title }): string[] => title.toLowerCase().match(/[a-z]{4,}/g) ?? [])
  const alike = words.flatMap((mine, i) =>
    words.slice(i + 1).filter((other) => mine.filter((word) => other.includes(word) && word !== 'with').length > 1),
  )
  expect(alike).toEqual([])
})

test('no sentence is in two recipes', () => {
  const sentences = demoRecipes.flatMap(({ summary, method }) =>
    [summary, ...method.map(({ text }) => text)].flatMap((text) => text.split(/(?<=[.:?]) /)),
  )
  expect(repeated(sentences).filter((sentence) => sentence.length > 36)).toEqual([])
})

test('about a third is restricted, and every plan occurs', () => {
  const { none = 0, ...restricted } = counted(demoRecipes.map(({ requiredPlan }) => requiredPlan))
  expect(none / demoRecipes.length).toBeCloseTo(2 / 3, 1)
  expect(Object.keys(restricted).toSorted()).toEqual(['free', 'premium', 'standard'])
  expect(Math.min(...Object.values(restricted))).toBeGreaterThanOrEqual(5)
})

test('each season has ten recipes or more, and a few are for any season', () => {
  const { Any = 0, ...seasons } = counted(demoRecipes.map(({ season }) => season))
  expect(Object.keys(seasons).toSorted()).toEqual(['Fall', 'Spring', 'Summer', 'Winter'])
  expect(Math.min(...Object.values(seasons))).toBeGreaterThanOrEqual(10)
  expect(Any).toBeGreaterThan(0)
})

test('recipes use the categories there are, and every category has four or more', () => {
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

test('energy agrees with protein, carbohydrate and fat within a tenth', () => {
  expect(
    whereTrue(({ nutrition: { carbohydrateG, fatG, kcal, proteinG } }) => {
      const computed = 4 * proteinG + 4 * carbohydrateG + 9 * fatG
      return Math.abs(kcal - computed) / computed > 0.1
    }),
  ).toEqual([])
})

test('parts of the nutrition are not larger than the whole', () => {
  expect(
    whereTrue(
      ({ nutrition }) =>
        nutrition.sugarsG + nutrition.fiberG > nutrition.carbohydrateG ||
        nutrition.saturatedFatG > nutrition.fatG ||
        Object.values(nutrition).some((value) => value <= 0),
    ),
  ).toEqual([])
})

test('nutrition is what the ingredients add up to', () => {
  const parts = ['kcal', 'proteinG', 'carbohydrateG', 'sugarsG', 'fatG', 'saturatedFatG', 'fiberG'] as const
  expect(
    offendersIn((recipe) => {
      const sum = reckon(recipe)
      return parts.filter(
        (part) => Math.abs(recipe.nutrition[part] - sum[part]) > Math.max(0.1 * sum[part], part === 'kcal' ? 10 : 1.5),
      )
    }),
  ).toEqual([])
})

test('salt is what the ingredients bring and what a cook would add', () => {
  expect(
    whereTrue((recipe) => {
      const { saltG } = reckon(recipe)
      const salted = ingredientsOf(recipe).some(({ name, quantity }) => name === 'Salt' && quantity === '')
      const added = salted ? 1.3 : 0.1
      return recipe.nutrition.saltG <= saltG - 0.5 || recipe.nutrition.saltG > saltG + added
    }),
  ).toEqual([])
})

test('a serving is something to eat or drink, and no more than a plate holds', () => {
  expect(
    whereTrue((recipe) => {
      const { nutrition, servings } = recipe
      const grams = ingredientsOf(recipe).reduce((sum, one) => sum + gramsOf(one), 0) / servings
      return servings <= 0 || servings > 12 || grams < 40 || grams > 900 || nutrition.kcal > 700
    }),
  ).toEqual([])
})

test('every amount is one that the scaling rule reads, and that fits a serving', () => {
  expect(
    offendersIn((recipe) =>
      ingredientsOf(recipe)
        .filter(
          ({ quantity, unit }) =>
            !QUANTITY.test(quantity) ||
            (quantity === '' && unit !== '') ||
            (quantity !== '' &&
              !(amountOf(quantity) > 0 && amountOf(quantity) / recipe.servings <= MOST_A_SERVING[unit])),
        )
        .map(({ name, quantity, unit }) => `${quantity} ${unit} ${name}`),
    ),
  ).toEqual([])
})

test('no ingredient is listed twice', () => {
  expect(offendersIn((recipe) => repeated(namesOf(recipe)))).toEqual([])
})

test('allergens are exactly those of the ingredients', () => {
  expect(whereTrue((recipe) => sorted(recipe.allergens) !== sorted(allergensIn(recipe)))).toEqual([])
})

test('diets and the vegan category agree with the ingredients', () => {
  expect(
    whereTrue(
      (recipe) =>
        sorted(recipe.diets) !== sorted(dietsIn(recipe)) ||
        recipe.categories.includes('vegan') !== recipe.diets.includes('vegan'),
    ),
  ).toEqual([])
})

test('American spelling, no promises, and a summary of two sentences at most', () => {
  expect(
    offendersIn(({ method, summary, tips = [], title }) => {
      const steps = method.map((step) => `${step.title} ${step.text}`)
      const text = [title, summary, ...steps, ...tips.map((tip) => `${tip.title} ${tip.text}`)].join(' ')
      const words = /[!—–…]|\b(colour|flavour|litre|grey|detox|cure|heals?|boost|cleanse|guarantee)/gi
      return [...text.matchAll(words)].map(([match]) => match)
    }),
  ).toEqual([])
  expect(whereTrue(({ summary }) => (summary.match(/[.?](\s|$)/g)?.length ?? 0) > 2)).toEqual([])
})
