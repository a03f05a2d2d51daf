import type { ArrayField, NumberField, Validate } from 'payload'
import {
  type EnteredNumbers,
  missingNumber,
  numberProblem,
  RECIPE_NUMBERS,
  type RecipeNumber,
} from '@/rules/recipes/number-problems'

/** A rule that gives a sentence or nothing, as Payload asks for it. */
export const validateWith = (problem: string | null): true | string => problem ?? true

type FieldDisplay = { label?: string; width?: string; description?: string; hooks?: NumberField['hooks'] }

/**
 * A number of a recipe. Its limits, and what it is judged by beside the others, are those of the rules:
 * an import is judged by the same.
 */
export function numberField(name: RecipeNumber, { label, width, description, hooks }: FieldDisplay = {}): NumberField {
  const rule = RECIPE_NUMBERS[name]
  // No comma: Payload's list of wrong fields is cut at them.
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

/** Where a row's label is drawn, by path. */
export const rowLabel = (component: string): Pick<ArrayField, 'admin'> => ({
  admin: { initCollapsed: true, components: { RowLabel: `@/cms/admin/recipes/${component}` } },
})
