import type { Allergen, Diet } from '@/rules/recipe-terms'
import { GLYPHS } from './amount'
import { parseQuantity, splitQuantity } from './quantity'

type WrittenQuantity = { quantity?: unknown; scales?: unknown }

const ONLY_NUMBERS = new RegExp(`^[\\d${GLYPHS}\\s.,/⁄–—-]+$`)
const textIn = (value: unknown) => (typeof value === 'string' ? value.trim() : '')

/** Rejects text that looks like a number and is not: "1/0", "3-2", "-2". Words ("a pinch") are valid. @returns a message or null */
export function quantityProblem({ quantity, scales }: WrittenQuantity): string | null {
  const written = textIn(quantity)
  if (scales === false || !ONLY_NUMBERS.test(written) || parseQuantity(written)) return null
  return `“${written}” cannot be read as an amount. Write it as 200, 1/2, 1 1/2 or 2-3.`
}

/** Whether an amount grows with the servings: it should, and it has a number. */
export const isScaled = ({ quantity, scales }: WrittenQuantity): boolean =>
  scales !== false && splitQuantity(textIn(quantity)).some(({ amount }) => amount !== null)

/** A hint for an amount that should scale and has no number; null for every other. */
export function quantityHint({ quantity, scales }: WrittenQuantity): string | null {
  const written = textIn(quantity)
  if (scales === false || written === '' || quantityProblem({ quantity, scales })) return null
  return isScaled({ quantity, scales })
    ? null
    : 'There is no number in it: it stays the same for any number of servings.'
}

const EXCLUDED_ALLERGENS = {
  vegan: ['dairy', 'egg', 'fish', 'shellfish'],
  vegetarian: ['fish', 'shellfish'],
  pescatarian: [],
  'gluten-free': ['gluten'],
  'dairy-free': ['dairy'],
} as const satisfies Record<Diet, readonly Allergen[]>

const isDiet = (value: unknown): value is Diet => typeof value === 'string' && Object.hasOwn(EXCLUDED_ALLERGENS, value)

/** Rejects a diet that the listed allergens contradict, since a person with the allergy could rely on it. @returns a message or null */
export function dietProblem(diets: unknown, allergens: unknown): string | null {
  const listedAllergens: unknown[] = Array.isArray(allergens) ? allergens : []
  for (const diet of Array.isArray(diets) ? diets.filter(isDiet) : []) {
    const found = EXCLUDED_ALLERGENS[diet].find((allergen) => listedAllergens.includes(allergen))
    if (found) return `It cannot be ${diet}: ${found} is among the allergens.`
  }
  return null
}
