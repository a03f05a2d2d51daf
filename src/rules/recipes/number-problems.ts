type NumberRule = {
  /** The label in messages. */
  name: string
  min: number
  max: number
  unit?: 'minutes' | 'g' | 'kcal'
  /** Whole numbers only. */
  whole?: true
  /** Why a recipe cannot be published without it; undefined when it is optional. */
  required?: string
}

const SORTED = 'lists are sorted by this number'

/** The rules for the numbers of a recipe, by field. Sorting needs four of them (docs/product.md#filters-and-sorting). */
export const RECIPE_NUMBERS = {
  servings: { name: 'Servings', min: 1, max: 100, whole: true, required: 'amounts are scaled from this number' },
  prepTime: { name: 'Preparation', min: 0, max: 10_000, unit: 'minutes', whole: true },
  cookTime: { name: 'Cooking', min: 0, max: 10_000, unit: 'minutes', whole: true },
  totalTime: { name: 'Total time', min: 1, max: 10_000, unit: 'minutes', whole: true, required: SORTED },
  nutritionKcal: { name: 'Energy', min: 0, max: 5_000, unit: 'kcal', required: SORTED },
  nutritionProtein: { name: 'Protein', min: 0, max: 1_000, unit: 'g', required: SORTED },
  nutritionSugars: { name: 'Sugars', min: 0, max: 1_000, unit: 'g', required: SORTED },
  nutritionCarbohydrate: { name: 'Carbohydrate', min: 0, max: 1_000, unit: 'g' },
  nutritionFat: { name: 'Fat', min: 0, max: 1_000, unit: 'g' },
  nutritionSaturatedFat: { name: 'Saturated fat', min: 0, max: 1_000, unit: 'g' },
  nutritionFiber: { name: 'Dietary fiber', min: 0, max: 1_000, unit: 'g' },
  nutritionSalt: { name: 'Salt', min: 0, max: 1_000, unit: 'g' },
} as const satisfies Record<string, NumberRule>

export type RecipeNumber = keyof typeof RECIPE_NUMBERS

/** The unvalidated values of the number fields. */
export type EnteredNumbers = Partial<Record<RecipeNumber, unknown>>

/** A timer of a step: a minute to a day. */
export const TIMER: NumberRule = { name: 'The timer', min: 1, max: 1_440, unit: 'minutes' }

const isAbsent = (value: unknown) => value === null || value === undefined || value === ''
const numberIn = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : null)
const formatValue = (value: number, unit?: string) =>
  [value.toLocaleString('en-US'), value === 1 && unit === 'minutes' ? 'minute' : unit].filter(Boolean).join(' ')

/** Validates one number by itself. @returns a message; null when valid or empty */
export function rangeProblem(rule: NumberRule, value: unknown): string | null {
  if (isAbsent(value)) return null
  const number = numberIn(value)
  if (number === null) return `${rule.name} must be a number.`
  if (number < 0) return `${rule.name} cannot be negative.`
  if (number < rule.min) return `${rule.name} must be ${formatValue(rule.min, rule.unit)} or more.`
  if (number > rule.max) return `${rule.name} can be ${formatValue(rule.max, rule.unit)} at most.`
  if (rule.whole && !Number.isInteger(number)) return `${rule.name} must be a whole number.`
  return null
}

/**
 * The default total time: preparation plus cooking.
 * @returns null when both are 0 or empty
 */
export function totalMinutes({ prepTime, cookTime }: EnteredNumbers): number | null {
  const minutes = [prepTime, cookTime].reduce<number>((sum, part) => sum + Math.max(0, numberIn(part) ?? 0), 0)
  return minutes || null
}

/** Each nutrient that is part of another one and so cannot be larger. */
const PART_OF = { nutritionSugars: 'nutritionCarbohydrate', nutritionSaturatedFat: 'nutritionFat' } as const

/** Validates a number against the others: no part is larger than its whole, and no total time shorter than its parts. */
function relationProblem(field: RecipeNumber, all: EnteredNumbers): string | null {
  const own = numberIn(all[field])
  if (own === null) return null
  if (field === 'totalTime') {
    const minimum = totalMinutes(all) ?? 0
    return own < minimum ? `Total time must be ${minimum} minutes or more: preparation and cooking together.` : null
  }
  if (field !== 'nutritionSugars' && field !== 'nutritionSaturatedFat') return null
  const whole = numberIn(all[PART_OF[field]])
  const names = [RECIPE_NUMBERS[field].name, RECIPE_NUMBERS[PART_OF[field]].name.toLowerCase()] as const
  return whole !== null && own > whole
    ? `${names[0]} cannot be more than ${names[1]} (${formatValue(whole, 'g')}), which includes it.`
    : null
}

/**
 * Validates a number of a recipe, by itself and against the others. A missing number is {@link missingNumber}'s case.
 * @returns a message; null when valid
 */
export function numberProblem(field: RecipeNumber, all: EnteredNumbers): string | null {
  return rangeProblem(RECIPE_NUMBERS[field], all[field]) ?? relationProblem(field, all)
}

/** The message for a missing number that publishing requires; null when it is optional or present. */
export function missingNumber(field: RecipeNumber, all: EnteredNumbers): string | null {
  const { name, required }: NumberRule = RECIPE_NUMBERS[field]
  return required && isAbsent(all[field]) ? `${name} must be entered to publish: ${required}.` : null
}
