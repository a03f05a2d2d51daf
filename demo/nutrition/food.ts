/**
 * What demo recipes are reckoned with: foods by the name a recipe gives them. Values are those
 * printed in common food tables, rounded; they are for checking recipes, not for advice.
 */
import type { IngredientUnit } from '@/rules/recipe-terms'

/** Per 100 g, in grams: protein, carbohydrate (fiber included), sugars, fat, saturated, fiber, salt. */
export type Hundred = readonly [number, number, number, number, number, number, number]

export interface Food {
  /** Names in recipes, in lower case. */
  names: readonly string[]
  hundred: Hundred
  /** Eaten grams of one of the unit; '' is one piece. Weights need no entry. */
  grams: Partial<Record<IngredientUnit, number>>
  /** How much of a bought weight is eaten: without peel, bone or brine. */
  share: number
}

/** One row of a table. @param names parted by commas */
export function food(names: string, hundred: Hundred, grams: Food['grams'] = {}, share = 1): Food {
  return { names: names.split(', '), hundred, grams, share }
}
