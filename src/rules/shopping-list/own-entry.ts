import { readLine } from '@/rules/recipes/pasted-line'
import { cut, type ShoppingEntry } from './entry'

/**
 * What a member writes into the list, read as a line of a recipe is: "2 lemons".
 * @param random makes the id; two items never share one
 * @returns null for a blank line
 */
export function ownEntry(text: string, random: string): ShoppingEntry | null {
  const written = cut(text)
  if (written === '') return null
  const { name, note, quantity, unit } = readLine(written).ingredient
  return { id: `own:${random}`, recipeId: null, recipeTitle: '', name, quantity, unit, note, checked: false }
}
