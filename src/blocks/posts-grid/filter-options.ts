import { LENGTHS, LEVELS, type Length, type Level, SORTS, type Sort } from '@/rules/posts-grid/filter'
import { ALLERGENS, type Allergen, DIETS, type Diet } from '@/rules/recipe-terms'

/** A value of a filter and its label. */
type FilterChoice<Value extends string> = { value: Value; label: string }

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
const optionOf = <Value extends string>(value: Value): FilterChoice<Value> => ({ value, label: capitalized(value) })

export const SORT_OPTIONS = (Object.keys(SORTS) as Sort[]).map((value) => ({ value, label: SORTS[value] }))
export const DIET_OPTIONS: readonly FilterChoice<Diet>[] = DIETS.map(optionOf)
export const ALLERGEN_OPTIONS: readonly FilterChoice<Allergen>[] = ALLERGENS.map(optionOf)

export const LEVEL_OPTIONS: readonly FilterChoice<Level | ''>[] = [
  { value: '', label: 'All levels' },
  ...LEVELS.map((value) => ({ value, label: value })),
]

export const LENGTH_OPTIONS: readonly FilterChoice<Length | ''>[] = [
  { value: '', label: 'Any length' },
  ...(Object.keys(LENGTHS) as Length[]).map((value) => ({ value, label: LENGTHS[value].label })),
]
