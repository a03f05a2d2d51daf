import type { Recipe } from '@/payload-types'

/** A nutrient per serving. */
export type Nutrient = { name: string; amount: number; unit: 'kcal' | 'g' }

const NUTRIENTS = [
  ['Energy', 'nutritionKcal', 'kcal'],
  ['Protein', 'nutritionProtein', 'g'],
  ['Fat', 'nutritionFat', 'g'],
  ['Saturated fat', 'nutritionSaturatedFat', 'g'],
  ['Carbohydrate', 'nutritionCarbohydrate', 'g'],
  ['Sugars', 'nutritionSugars', 'g'],
  ['Dietary fiber', 'nutritionFiber', 'g'],
  ['Salt', 'nutritionSalt', 'g'],
] as const satisfies readonly (readonly [string, keyof Recipe, Nutrient['unit']])[]

/** Energy and nutrients per serving; missing values are left out, 0 is not. */
export function nutrientsOf(recipe: Recipe): Nutrient[] {
  return NUTRIENTS.flatMap(([name, field, unit]) => {
    const amount = recipe[field]
    return typeof amount === 'number' ? [{ name, amount, unit }] : []
  })
}

/**
 * The amount of a nutrient in several servings: energy in whole kcal, the rest with one decimal. "1,240 kcal", "7.5 g".
 */
export function nutrientText({ amount, unit }: Nutrient, servings: number): string {
  const places = unit === 'kcal' ? 0 : 1
  return `${(amount * servings).toLocaleString('en-US', { maximumFractionDigits: places })} ${unit}`
}
