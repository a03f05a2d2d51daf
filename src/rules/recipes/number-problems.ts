type NumberRule = {
  /** As an editor reads it. */
  name: string
  min: number
  max: number
  unit?: 'minutes' | 'g' | 'kcal'
  /** In whole numbers only. */
  whole?: true
  /** Without it a recipe cannot be published; why, where that is not plain. */
  required?: string
}

const SORTED = 'lists are sorted by it'

/** The numbers that an editor fills in of a recipe, by field. SPEC 2.5 names the four that sorting needs. */
export const RECIPE_NUMBERS = {
  servings: { name: 'Servings', min: 1, max: 100, whole: true, required: 'amounts are scaled from it' },
  prepTime: { name: 'Preparation', min: 0, max: 10_000, unit: 'minutes', whole: true },
  cookTime: { name: 'Cooking', min: 0, max: 10_000, unit: 'minutes', whole: true },
  totalTime: { name: 'Time in all', min: 1, max: 10_000, unit: 'minutes', whole: true, required: SORTED },
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

/** What stands in the fields; anything may. */
export type EnteredNumbers = Partial<Record<RecipeNumber, unknown>>

/** A timer of a step: a minute to a day. */
export const TIMER: NumberRule = { name: 'The timer', min: 1, max: 1_440, unit: 'minutes' }

const isAbsent = (value: unknown) => value === null || value === undefined || value === ''
const numberIn = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : null)
const formatValue = (value: number, unit?: string) =>
  [value.toLocaleString('en-US'), value === 1 && unit === 'minutes' ? 'minute' : unit].filter(Boolean).join(' ')

/** What is wrong with one number by itself; null where nothing is, and where there is none. */
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
 * The time in all where the editor leaves it empty: preparation and cooking together.
 * @returns null where neither takes any
 */
export function totalMinutes({ prepTime, cookTime }: EnteredNumbers): number | null {
  const minutes = [prepTime, cookTime].reduce<number>((sum, part) => sum + Math.max(0, numberIn(part) ?? 0), 0)
  return minutes || null
}

/** Which number cannot be larger than which. */
const PART_OF = { nutritionSugars: 'nutritionCarbohydrate', nutritionSaturatedFat: 'nutritionFat' } as const

/** Energy, protein, sugars and the like: no part is larger than its whole, no whole time smaller than its parts. */
function relationProblem(field: RecipeNumber, all: EnteredNumbers): string | null {
  const own = numberIn(all[field])
  if (own === null) return null
  if (field === 'totalTime') {
    const minimum = totalMinutes(all) ?? 0
    return own < minimum ? `Time in all must be ${minimum} minutes or more: preparation and cooking together.` : null
  }
  if (field !== 'nutritionSugars' && field !== 'nutritionSaturatedFat') return null
  const whole = numberIn(all[PART_OF[field]])
  const names = [RECIPE_NUMBERS[field].name, RECIPE_NUMBERS[PART_OF[field]].name.toLowerCase()] as const
  return whole !== null && own > whole
    ? `${names[0]} cannot be more than ${names[1]} (${formatValue(whole, 'g')}), which includes it.`
    : null
}

/**
 * What is wrong with a number of a recipe, by itself and beside the others; null where nothing is.
 * An absent one is never wrong here: {@link missingNumber}.
 */
export function numberProblem(field: RecipeNumber, all: EnteredNumbers): string | null {
  return rangeProblem(RECIPE_NUMBERS[field], all[field]) ?? relationProblem(field, all)
}

/** Why a recipe without this number cannot be published; null where it can, or where the number is there. */
export function missingNumber(field: RecipeNumber, all: EnteredNumbers): string | null {
  const { name, required }: NumberRule = RECIPE_NUMBERS[field]
  return required && isAbsent(all[field]) ? `${name} is needed to publish: ${required}.` : null
}
