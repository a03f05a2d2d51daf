import type { UnitSystem } from '@/rules/recipes/convert'
import { displayAmount } from '@/rules/recipes/display-amount'
import { convertTemperatures } from '@/rules/recipes/temperatures'
import type { IngredientGroup, RecipeContent, RecipeIngredient, RecipeStep } from './recipe'

/** An ingredient with its displayed amount. */
export type DisplayIngredient = Omit<RecipeIngredient, 'quantity' | 'unit' | 'scales'> & {
  quantity: string
  unit: string
}
export type DisplayGroup = Omit<IngredientGroup, 'ingredients'> & { ingredients: readonly DisplayIngredient[] }

/** The reader's choices. `system` null: units as written. */
export type DisplayOptions = { servings: number; system: UnitSystem | null }

export type DisplayRecipe = { groups: readonly DisplayGroup[]; steps: readonly RecipeStep[] }

/** A recipe as displayed: for the chosen servings, in the chosen units. */
export function toDisplayRecipe(recipe: RecipeContent, { servings, system }: DisplayOptions): DisplayRecipe {
  const scaling = { from: recipe.servings, to: servings }
  return {
    groups: recipe.groups.map((group) => ({
      ...group,
      ingredients: group.ingredients.map(({ quantity, scales, unit, ...rest }) => ({
        ...rest,
        ...displayAmount({ quantity, unit, scales }, scaling, system),
      })),
    })),
    steps: recipe.steps.map((step) => (system ? { ...step, text: convertTemperatures(step.text, system) } : step)),
  }
}

/** Whether converting units would change anything. */
export function canConvertUnits(recipe: RecipeContent): boolean {
  const { servings } = recipe
  const [written, metric, us] = ([null, 'metric', 'us'] as const).map((system) =>
    JSON.stringify(toDisplayRecipe(recipe, { servings, system })),
  )
  return written !== metric || written !== us
}
