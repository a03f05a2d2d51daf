import { parseLine } from '@/rules/recipes/parse-line'
import { type ShoppingEntry, truncate } from './entry'

/**
 * Parses an item that a member adds, in the same way as a recipe's line: "2 lemons".
 * @param random a unique string for the id
 * @returns null for a blank line
 */
export function parseOwnEntry(text: string, random: string): ShoppingEntry | null {
  const written = truncate(text)
  if (written === '') return null
  const { name, note, quantity, unit } = parseLine(written).ingredient
  return { id: `own:${random}`, recipeId: null, recipeTitle: '', name, quantity, unit, note, checked: false }
}
