import type { System } from '@/rules/recipes/convert'
import { shownAmount } from '@/rules/recipes/shown-amount'
import { temperaturesIn } from '@/rules/recipes/temperatures'
import type { WrittenGroup, WrittenIngredient, WrittenRecipe, WrittenStep } from './recipe'

/** An ingredient with the amount that the reader sees. */
export type ShownIngredient = Omit<WrittenIngredient, 'quantity' | 'unit' | 'scales'> & {
  quantity: string
  unit: string
}
export type ShownGroup = Omit<WrittenGroup, 'ingredients'> & { ingredients: readonly ShownIngredient[] }

/** What the reader chose. `system` null: the measures as written. */
export type Wish = { servings: number; system: System | null }

/** A recipe's parts as the reader sees them: for their servings, in their measures. SPEC 5, DESIGN 7. */
export function shownRecipe(
  recipe: WrittenRecipe,
  { servings, system }: Wish,
): { groups: ShownGroup[]; steps: WrittenStep[] } {
  const forThem = { from: recipe.servings, to: servings }
  return {
    groups: recipe.groups.map((group) => ({
      ...group,
      ingredients: group.ingredients.map(({ quantity, scales, unit, ...rest }) => ({
        ...rest,
        ...shownAmount({ quantity, unit, scales }, forThem, system),
      })),
    })),
    steps: recipe.steps.map((step) => (system ? { ...step, text: temperaturesIn(step.text, system) } : step)),
  }
}

/** An amount in words: "2 cloves"; '' where the cook decides. */
export const amountText = ({ quantity, unit }: Pick<ShownIngredient, 'quantity' | 'unit'>): string =>
  [quantity, unit].filter(Boolean).join(' ')
