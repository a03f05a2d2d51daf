import type { ShoppingEntry } from './entry'

/** An entry for tests, with defaults for missing fields. */
export function anEntry(own: Partial<ShoppingEntry> & { id: string }): ShoppingEntry {
  return { recipeId: 1, recipeTitle: 'Soup', name: 'Onion', quantity: '1', unit: '', note: '', checked: false, ...own }
}
