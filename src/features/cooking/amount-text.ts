import type { DisplayIngredient } from './display-recipe'

/** An amount as text: "2 cloves"; '' if there is none. */
export const amountText = ({ quantity, unit }: Pick<DisplayIngredient, 'quantity' | 'unit'>): string =>
  [quantity, unit].filter(Boolean).join(' ')
