import type { EnteredNumbers } from './number-problems'

const KCAL_PER_G = { protein: 4, carbohydrate: 4, fiber: 2, fat: 9 } as const

/** Labels are rounded, and alcohol has energy that the macronutrients do not show. */
const TOLERANCE = { part: 0.2, kcal: 30 } as const

const numberIn = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : null)

/**
 * The energy of protein, carbohydrate and fat, in kcal. Carbohydrate includes fiber, as on US labels.
 * @returns null when one of the three is missing
 */
export function energyFromMacros(entered: EnteredNumbers): number | null {
  const protein = numberIn(entered.nutritionProtein)
  const carbohydrate = numberIn(entered.nutritionCarbohydrate)
  const fat = numberIn(entered.nutritionFat)
  if (protein === null || carbohydrate === null || fat === null) return null
  const fiber = Math.min(numberIn(entered.nutritionFiber) ?? 0, carbohydrate)
  const { carbohydrate: perCarbohydrate, fat: perFat, fiber: perFiber, protein: perProtein } = KCAL_PER_G
  return perProtein * protein + perCarbohydrate * (carbohydrate - fiber) + perFiber * fiber + perFat * fat
}

/** A hint, not an error, when the entered energy differs a lot from {@link energyFromMacros}; null otherwise. */
export function energyHint(entered: EnteredNumbers): string | null {
  const [written, computed] = [numberIn(entered.nutritionKcal), energyFromMacros(entered)]
  if (written === null || computed === null) return null
  const difference = Math.abs(written - computed)
  if (difference <= TOLERANCE.kcal || difference <= TOLERANCE.part * computed) return null
  return `Protein, carbohydrate and fat add up to about ${Math.round(computed)} kcal, but ${written} kcal is entered. Is one of them wrong?`
}
