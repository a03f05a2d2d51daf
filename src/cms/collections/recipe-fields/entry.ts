import type { ArrayField, NumberField, Validate } from 'payload'
import {
  type EnteredNumbers,
  missingNumber,
  numberProblem,
  RECIPE_NUMBERS,
  type RecipeNumber,
} from '@/rules/recipes/number-problems'

/** Adapts a rule that returns a sentence or null to Payload's `validate`. */
export const validateWith = (problem: string | null): true | string => problem ?? true

type FieldDisplay = { label?: string; width?: string; description?: string; hooks?: NumberField['hooks'] }

/** A number field of a recipe. Its limits and checks are those of the rules that an import uses too. */
export function numberField(name: RecipeNumber, { label, width, description, hooks }: FieldDisplay = {}): NumberField {
  const rule = RECIPE_NUMBERS[name]
  // No comma: Payload's list of invalid fields splits at commas.
  const unit = 'unit' in rule ? ` (${rule.unit})` : ''
  const validate: Validate<unknown, EnteredNumbers> = (value, { data }) => {
    const all = { ...data, [name]: value }
    return validateWith(numberProblem(name, all) ?? missingNumber(name, all))
  }
  return {
    name,
    type: 'number',
    label: label ?? `${rule.name}${unit}`,
    required: 'required' in rule,
    min: rule.min,
    max: rule.max,
    hooks,
    validate,
    admin: { width, description, step: 'whole' in rule ? 1 : 0.1 },
  }
}

/** Component path of a row's label. */
export const rowLabel = (component: string): Pick<ArrayField, 'admin'> => ({
  admin: { initCollapsed: true, components: { RowLabel: `@/cms/admin/recipes/${component}` } },
})
