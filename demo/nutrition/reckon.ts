/** What a recipe's ingredients add up to, per serving. */
import type { DemoIngredient, DemoNutrition, DemoRecipe } from '../recipe'
import type { Food } from './food'
import { animal } from './foods-animal'
import { fruit } from './foods-fruit'
import { pantry } from './foods-pantry'
import { vegetables } from './foods-vegetables'

const table = new Map<string, Food>(
  [...vegetables, ...fruit, ...pantry, ...animal].flatMap((food) => food.names.map((name) => [name, food] as const)),
)

const WEIGHTS: Partial<Record<DemoIngredient['unit'], number>> = { g: 1, ml: 1, oz: 28.35, lb: 453.6 }

/** '1 1/2' is 1.5, '2-3' the middle of both, '' nothing. */
export function amountOf(quantity: string): number {
  const ends = quantity.split('-').map((end) =>
    end
      .split(' ')
      .map((part) => part.split('/').map(Number))
      .reduce((sum, [over = 0, under = 1]) => sum + over / under, 0),
  )
  return ends.reduce((sum, end) => sum + end, 0) / ends.length
}

/** Grams that are eaten. Throws where the tables do not know the food or its unit. */
export function gramsOf(ingredient: DemoIngredient): number {
  const food = table.get(ingredient.name.toLowerCase())
  if (!food) throw new Error(`No food ${ingredient.name}`)
  if (ingredient.quantity === '') return 0
  const amount = amountOf(ingredient.quantity)
  const each = ingredient.note?.match(/\(each (?:about )?([\d.]+) (oz|lb)\)/)
  if (each) return amount * Number(each[1]) * (each[2] === 'lb' ? 453.6 : 28.35) * food.share
  const weight = WEIGHTS[ingredient.unit]
  if (weight !== undefined) return amount * weight * food.share
  const grams = food.grams[ingredient.unit]
  if (grams === undefined) throw new Error(`No ${ingredient.unit || 'piece'} of ${ingredient.name}`)
  return amount * grams
}

/**
 * Per serving, unrounded. Fiber gives 2 kcal a gram, other carbohydrate and protein 4, fat 9.
 * Salt that the cook decides is not in it, nor is alcohol.
 */
export function reckon(recipe: DemoRecipe): DemoNutrition {
  const sum = [0, 0, 0, 0, 0, 0, 0]
  for (const ingredient of recipe.ingredientGroups.flatMap((group) => group.ingredients)) {
    const share = gramsOf(ingredient) / 100 / recipe.servings
    const hundred = table.get(ingredient.name.toLowerCase())?.hundred ?? []
    hundred.forEach((grams, i) => {
      sum[i] = (sum[i] ?? 0) + grams * share
    })
  }
  const [proteinG = 0, carbohydrateG = 0, sugarsG = 0, fatG = 0, saturatedFatG = 0, fiberG = 0, saltG = 0] = sum
  const kcal = 4 * proteinG + 4 * (carbohydrateG - fiberG) + 2 * fiberG + 9 * fatG
  return { kcal, proteinG, carbohydrateG, sugarsG, fatG, saturatedFatG, fiberG, saltG }
}
