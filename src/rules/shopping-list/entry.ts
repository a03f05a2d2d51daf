/** One thing to buy: an ingredient of a recipe, or what a member wrote. DESIGN 7. */
export type ShoppingEntry = {
  /** The same on every device: of the recipe and its ingredient; of an own item a random one. */
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

/** What a shopping list may hold. Its bytes as JSON stay below the 64 kB that a call may send. */
export const LIST_LIMITS = { entries: 300, bytes: 60_000, idChars: 80, textChars: 200 } as const

/** A recipe and one of its ingredients, with the amount that the reader sees. */
export type RecipeOnList = { databaseId: number; title: string }
export type IngredientOnList = { id: string; name: string; quantity: string; unit: string; note?: string | null }

/** A text as long as an entry may hold. */
export const truncate = (text: string): string => text.trim().slice(0, LIST_LIMITS.textChars)

/** What an ingredient of a recipe is called on every list. */
export const entryId = (recipe: Pick<RecipeOnList, 'databaseId'>, { id }: Pick<IngredientOnList, 'id'>): string =>
  `${recipe.databaseId}:${id}`.slice(0, LIST_LIMITS.idChars)

/** An ingredient of a recipe as an entry: added twice it is one, with the later amount. */
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
