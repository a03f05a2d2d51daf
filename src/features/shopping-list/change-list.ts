import { session } from '@/platform/session/session-state'
import {
  entryId,
  type IngredientOnList,
  type RecipeOnList,
  recipeEntry,
  type ShoppingEntry,
} from '@/rules/shopping-list/entry'
import { addEntries, removeEntries, restoreEntries } from '@/rules/shopping-list/list'
import { listStore } from './list-store'
import { loadLiveList } from './use-list.client'

/** Adds entries to the list. @returns false if not all of them fit */
export function addToList(entries: readonly ShoppingEntry[]): boolean {
  const { full, list } = addEntries(listStore.current().entries, entries)
  listStore.change(() => list)
  return !full
}

/** Removes entries. @returns restores them; false if not all of them fit any more */
export function removeFromList(ids: readonly string[]): () => boolean {
  const previous = listStore.current().entries
  listStore.change((entries) => removeEntries(entries, ids))
  return () => {
    const { full, list } = restoreEntries(listStore.current().entries, previous)
    listStore.change(() => list)
    return !full
  }
}

/** On a tab's first page the session may still be loading. @returns whether a user is signed in */
async function hasOwner(): Promise<boolean> {
  await loadLiveList()
  if (listStore.current().owner === null && session.current().state === 'loading') {
    await new Promise<void>((resolve) => {
      const unsubscribe = session.onChange(() => {
        if (session.current().state === 'loading') return
        unsubscribe()
        resolve()
      })
    })
  }
  return listStore.current().owner !== null
}

/**
 * Adds a recipe's ingredients with the displayed amounts. @returns `full` if not all of them fit, `signed-out` for a
 * visitor
 */
export async function addRecipe(
  recipe: RecipeOnList,
  ingredients: readonly IngredientOnList[],
): Promise<'done' | 'full' | 'signed-out'> {
  if (!(await hasOwner())) return 'signed-out'
  return addToList(ingredients.map((ingredient) => recipeEntry(recipe, ingredient))) ? 'done' : 'full'
}

/** Removes ingredients of a recipe. */
export async function removeIngredients(recipe: RecipeOnList, ingredients: readonly IngredientOnList[]): Promise<void> {
  await loadLiveList()
  removeFromList(ingredients.map((ingredient) => entryId(recipe, ingredient)))
}
