import type { UnitSystem } from '@/rules/recipes/convert'
import { displayAmount } from '@/rules/recipes/display-amount'
import { convertTemperatures } from '@/rules/recipes/temperatures'
import type { IngredientGroup, RecipeContent, RecipeIngredient, RecipeStep } from './recipe'

/** An ingredient with the amount that the reader sees. */
export type DisplayIngredient = Omit<RecipeIngredient, 'quantity' | 'unit' | 'scales'> & {
  quantity: string
  unit: string
}
export type DisplayGroup = Omit<IngredientGroup, 'ingredients'> & { ingredients: readonly DisplayIngredient[] }

/** What the reader chose. `system` null: the measures as written. */
export type DisplayOptions = { servings: number; system: UnitSystem | null }

/** A recipe's parts as the reader sees them: for their servings, in their measures. SPEC 5, DESIGN 7. */
export function toDisplayRecipe(
  recipe: RecipeContent,
  { servings, system }: DisplayOptions,
): { groups: DisplayGroup[]; steps: RecipeStep[] } {
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

/** An amount in words: "2 cloves"; '' where the cook decides. */
export const amountText = ({ quantity, unit }: Pick<DisplayIngredient, 'quantity' | 'unit'>): string =>
  [quantity, unit].filter(Boolean).join(' ')
