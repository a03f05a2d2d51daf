/** One entry of a shopping list: an ingredient of a recipe, or an item that the member added. */
export type ShoppingEntry = {
  /** The same on every device: from the recipe and its ingredient; random for an own item. */
  id: string
  /** databaseId; null for an own item, whose title is ''. */
  recipeId: number | null
  recipeTitle: string
  name: string
  /** As shown when it was added: scaled, and in the reader's measures. */
  quantity: string
  unit: string
  note: string
  checked: boolean
}

/** The limits of a shopping list. Its JSON stays below the 64 kB limit of request bodies. */
export const LIST_LIMITS = { entries: 300, bytes: 60_000, idChars: 80, textChars: 200 } as const

/** A recipe and one of its ingredients, with the amount that the reader sees. */
export type RecipeOnList = { databaseId: number; title: string }
export type IngredientOnList = { id: string; name: string; quantity: string; unit: string; note?: string | null }

/** Cuts a text to the limit of an entry. */
export const truncate = (text: string): string => text.trim().slice(0, LIST_LIMITS.textChars)

/** The entry id of a recipe's ingredient, the same on every list. */
export const entryId = (recipe: Pick<RecipeOnList, 'databaseId'>, { id }: Pick<IngredientOnList, 'id'>): string =>
  `${recipe.databaseId}:${id}`.slice(0, LIST_LIMITS.idChars)

/** The entry of a recipe's ingredient. Adding it again replaces the amount, since the id is the same. */
export function recipeEntry(recipe: RecipeOnList, ingredient: IngredientOnList): ShoppingEntry {
  return {
    id: entryId(recipe, ingredient),
    recipeId: recipe.databaseId,
    recipeTitle: truncate(recipe.title),
    name: truncate(ingredient.name),
    quantity: truncate(ingredient.quantity),
    unit: truncate(ingredient.unit),
    note: truncate(ingredient.note ?? ''),
    checked: false,
  }
}
