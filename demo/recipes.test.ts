import { describe, expect, test } from 'vitest'
import type { Allergen } from '@/rules/recipe-terms'
import { demoCategories } from './categories'
import type { DemoIngredient, DemoRecipe } from './recipe'
import { demoRecipes } from './recipes'

/** What gives an allergen away in an ingredient's name. Cautious, like the recipes. */
const GIVES: Record<Allergen, RegExp> = {
  gluten: /\b(flour|oats|soba|noodles|bread|barley|soy sauce)\b/,
  dairy: /\b((whole|plain) milk|yogurt|kefir|feta|cheese|cream|(?<!almond )(?<!peanut )butter)\b/,
  egg: /\beggs?\b/,
  nuts: /\b(almonds?|chestnuts?|walnuts?|hazelnuts?|cashews?|pistachios?|pecans?)\b/,
  peanut: /\bpeanuts?\b/,
  sesame: /\b(sesame|tahini)\b/,
  soy: /\b(soy|miso|tofu|edamame)\b/,
  fish: /\b(salmon|cod|tuna|trout|anchov(y|ies)|fish sauce)\b/,
  shellfish: /\b(prawns?|shrimp|crab|mussels|curry paste)\b/,
  celery: /\b(celery|stock)\b/,
  mustard: /\bmustard\b/,
  sulphites: /\b(wine|dijon)\b/,
}
const MEAT = /\b(chicken|poussin|beef|lamb|pork|bacon|turkey|duck)\b/
const NARROWEST = ['vegan', 'vegetarian', 'pescatarian']
/** '200', '1.5', '1/2', '1 1/2', '2-3', or nothing. */
const QUANTITY = /^(\d+(\.\d+)?|\d+\/\d+|\d+ \d+\/\d+|\d+-\d+)?$/

const titled = demoRecipes.map((recipe) => [recipe.title, recipe] as const)

function ingredientsOf(recipe: DemoRecipe): DemoIngredient[] {
  return recipe.ingredientGroups.flatMap((group) => group.ingredients)
}
function namesOf(recipe: DemoRecipe): string[] {
  return ingredientsOf(recipe).map((ingredient) => ingredient.name.toLowerCase())
}
function methodOf(recipe: DemoRecipe): string {
  return recipe.method
    .map((step) => `${step.title}. ${step.text}`)
    .join(' ')
    .toLowerCase()
}
/** The noun a method would use, without its plural: 'Small tomatoes' gives 'tomato'. */
function nounOf(name: string): string {
  return (name.split(' ').at(-1) ?? '').replace(/(?<=[oh])es$/, '').replace(/(?<!s)s$/, '')
}
function mentions(text: string, noun: string): boolean {
  return new RegExp(`\\b${noun}(s|es)?\\b`).test(text)
}

describe('the twelve together', () => {
  test('there are twelve, each with a slug and a title of its own', () => {
    expect(demoRecipes).toHaveLength(12)
    expect(new Set(demoRecipes.map((recipe) => recipe.slug)).size).toBe(12)
    expect(new Set(demoRecipes.map((recipe) => recipe.title.toLowerCase())).size).toBe(12)
    expect(new Set(demoRecipes.map((recipe) => recipe.publishedDaysAgo)).size).toBe(12)
  })
  test('the eight that have a picture are there', () => {
    expect(demoRecipes.map((recipe) => recipe.title)).toEqual(
      expect.arrayContaining([
        'Lemon and soft-herb bowl',
        'Blueberry porridge with toasted chestnut',
        'Green coconut curry with prawns',
        'Slow tomato and white bean pot',
        'Roast carrots, orange and dill',
        'Warm flatbread, olives and greens',
        'Cherry and oat glass',
        'Ginger noodle broth',
      ]),
    )
  })
  test('SPEC 6: a third is restricted, and every plan occurs', () => {
    const plans = demoRecipes.map((recipe) => recipe.requiredPlan)
    expect(plans.filter((plan) => plan !== 'none')).toHaveLength(4)
    expect(new Set(plans)).toEqual(new Set(['none', 'free', 'standard', 'premium']))
  })
  test('SPEC 2.2: every season has something to cook', () => {
    const seasons = demoRecipes.map((recipe) => recipe.season)
    expect(new Set(seasons)).toEqual(new Set(['Spring', 'Summer', 'Fall', 'Winter', 'Any']))
  })
  test('SPEC 3: recipes use the categories there are, and every category has a recipe', () => {
    const used = new Set(demoRecipes.flatMap((recipe) => recipe.categories))
    expect(used).toEqual(new Set(demoCategories.map((category) => category.slug)))
  })
})

describe.each(titled)('%s', (_title, recipe) => {
  const { nutrition } = recipe

  test('its slug is its title', () => {
    const fromTitle = recipe.title.toLowerCase().replace(/,/g, '').replace(/ /g, '-')
    expect(recipe.slug).toBe(fromTitle)
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
  test('preparation, cooking and resting make up the total', () => {
    const restMin = recipe.method
      .filter((step) => /\b(it|them) rest\b/.test(step.text))
      .reduce((sum, step) => sum + (step.timerMin ?? 0), 0)
    expect(recipe.prepMin + recipe.cookMin + restMin).toBe(recipe.totalMin)
  })
  test('its timers fit into the total', () => {
    const timers = recipe.method.flatMap((step) => step.timerMin ?? [])
    expect(timers.every((timer) => timer > 0)).toBe(true)
    expect(timers.reduce((sum, timer) => sum + timer, 0)).toBeLessThanOrEqual(recipe.totalMin)
  })
  test('SPEC 5: every amount is one the scaling rule reads', () => {
    const ingredients = ingredientsOf(recipe)
    expect(ingredients.filter((ingredient) => !QUANTITY.test(ingredient.quantity))).toEqual([])
    expect(ingredients.filter((ingredient) => ingredient.unit !== '' && ingredient.quantity === '')).toEqual([])
    expect(recipe.servings).toBeGreaterThan(0)
  })
  test('no ingredient stands there twice', () => {
    expect(new Set(namesOf(recipe)).size).toBe(namesOf(recipe).length)
  })
  test('the method mentions every ingredient', () => {
    const text = methodOf(recipe)
    expect(namesOf(recipe).filter((name) => !mentions(text, nounOf(name)))).toEqual([])
  })
  test('ingredients that share a noun are told apart in the method', () => {
    const text = methodOf(recipe)
    const names = namesOf(recipe)
    const shared = names.filter((name) => names.filter((other) => nounOf(other) === nounOf(name)).length > 1)
    expect(shared.filter((name) => !text.includes(name))).toEqual([])
  })
  test('its allergens are exactly those of its ingredients', () => {
    const names = namesOf(recipe)
    const found = Object.entries(GIVES).flatMap(([allergen, sign]) =>
      names.some((name) => sign.test(name)) ? [allergen] : [],
    )
    expect([...recipe.allergens].sort()).toEqual(found.sort())
  })
  test('its diets agree with its ingredients', () => {
    const names = namesOf(recipe).join('; ')
    const has = (sign: RegExp) => sign.test(names)
    const fish = has(GIVES.fish) || has(GIVES.shellfish)
    const animal = has(GIVES.dairy) || has(GIVES.egg) || has(/\bhoney\b/)
    const narrowest = [MEAT.test(names) && [], fish && ['pescatarian'], animal && ['vegetarian'], ['vegan']].find(
      Boolean,
    )
    expect(recipe.diets.filter((diet) => NARROWEST.includes(diet))).toEqual(narrowest)
    expect(recipe.diets.includes('gluten-free')).toBe(!has(GIVES.gluten))
    expect(recipe.diets.includes('dairy-free')).toBe(!has(GIVES.dairy))
    expect(recipe.categories.includes('vegan')).toBe(recipe.diets.includes('vegan'))
  })
  test('it speaks in the voice of the house', () => {
    const tips = (recipe.tips ?? []).map((tip) => `${tip.title} ${tip.text}`)
    const text = [recipe.title, recipe.summary, methodOf(recipe), ...tips].join(' ')
    expect(text).not.toMatch(/[!—–]|\b(colour|flavour|litre|grey|detox|cure|boost|guarantee)/i)
    expect(recipe.summary.match(/[.?](\s|$)/g)?.length).toBeLessThanOrEqual(2)
  })
})
