import type { Allergen, Diet } from '@/rules/recipe-terms'
import { partsOf, readQuantity } from './quantity'

type WrittenQuantity = { quantity?: unknown; scales?: unknown }

const ONLY_NUMBERS = /^[\d½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞\s.,/⁄–—-]+$/
const textIn = (value: unknown) => (typeof value === 'string' ? value.trim() : '')

/** What looks like a number and is none: "1/0", "3-2", "-2". What is words ("a pinch") is no mistake. */
export function quantityProblem({ quantity, scales }: WrittenQuantity): string | null {
  const written = textIn(quantity)
  if (scales === false || !ONLY_NUMBERS.test(written) || readQuantity(written)) return null
  return `“${written}” cannot be read as an amount. Write it as 200, 1/2, 1 1/2 or 2-3.`
}

/** Said beside an amount that will not grow although it is meant to; null for one that will, or is not meant to. */
export function quantityHint({ quantity, scales }: WrittenQuantity): string | null {
  const written = textIn(quantity)
  if (scales === false || written === '' || quantityProblem({ quantity, scales })) return null
  const grows = partsOf(written).some(({ amount }) => amount !== null)
  return grows ? null : 'No number in it: it stays as it is for any number of servings.'
}

const CANNOT_HOLD = {
  vegan: ['dairy', 'egg', 'fish', 'shellfish'],
  vegetarian: ['fish', 'shellfish'],
  pescatarian: [],
  'gluten-free': ['gluten'],
  'dairy-free': ['dairy'],
} as const satisfies Record<Diet, readonly Allergen[]>

const isDiet = (value: unknown): value is Diet => typeof value === 'string' && Object.hasOwn(CANNOT_HOLD, value)

/** A recipe cannot be called free of what it warns of: somebody who must not eat it would. Null where it is not. */
export function dietProblem(diets: unknown, allergens: unknown): string | null {
  const warned: unknown[] = Array.isArray(allergens) ? allergens : []
  for (const diet of Array.isArray(diets) ? diets.filter(isDiet) : []) {
    const found = CANNOT_HOLD[diet].find((allergen) => warned.includes(allergen))
    if (found) return `It cannot be ${diet}: ${found} stands among the allergens.`
  }
  return null
}
