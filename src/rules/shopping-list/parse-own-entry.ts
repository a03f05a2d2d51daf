import { parseLine } from '@/rules/recipes/parse-line'
import { type ShoppingEntry, truncate } from './entry'

/**
 * What a member writes into the list, read as a line of a recipe is: "2 lemons".
 * @param random makes the id; two items never share one
 * @returns null for a blank line
 */
export function parseOwnEntry(text: string, random: string): ShoppingEntry | null {
  const written = truncate(text)
  if (written === '') return null
  const { name, note, quantity, unit } = parseLine(written).ingredient
  return { id: `own:${random}`, recipeId: null, recipeTitle: '', name, quantity, unit, note, checked: false }
}
