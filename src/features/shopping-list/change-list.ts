import { session } from '@/features/session/session-state'
import {
  entryId,
  type IngredientOnList,
  type RecipeOnList,
  recipeEntry,
  type ShoppingEntry,
} from '@/rules/shopping-list/entry'
import { added, putBack, without } from '@/rules/shopping-list/list'
import { listStore } from './list-store'
import { loadList } from './use-list'

/** Puts entries on the list. @returns false where not all of them fit */
export function add(entries: readonly ShoppingEntry[]): boolean {
  const { full, list } = added(listStore.now().entries, entries)
  listStore.change(() => list)
  return !full
}

/** Takes entries away. @returns puts them back; false where not all of them fit any more */
export function remove(ids: readonly string[]): () => boolean {
  const before = listStore.now().entries
  listStore.change((entries) => without(entries, ids))
  return () => {
    const { full, list } = putBack(listStore.now().entries, before)
    listStore.change(() => list)
    return !full
  }
}

/** On a tab's first page the server may still be saying who is signed in. @returns whether there is anybody */
async function somebody(): Promise<boolean> {
  await loadList()
  if (listStore.now().owner === null && session.current().state === 'loading') {
    await new Promise<void>((resolve) => {
      const end = session.onChange(() => {
        if (session.current().state === 'loading') return
        end()
        resolve()
      })
    })
  }
  return listStore.now().owner !== null
}

/** Puts a recipe's ingredients on the list, as shown. @returns `full` where not all of them fit, `nobody` for a visitor */
export async function addRecipe(
  recipe: RecipeOnList,
  ingredients: readonly IngredientOnList[],
): Promise<'done' | 'full' | 'nobody'> {
  if (!(await somebody())) return 'nobody'
  return add(ingredients.map((ingredient) => recipeEntry(recipe, ingredient))) ? 'done' : 'full'
}

/** Takes ingredients of a recipe away. */
export async function removeIngredients(recipe: RecipeOnList, ingredients: readonly IngredientOnList[]): Promise<void> {
  await loadList()
  remove(ingredients.map((ingredient) => entryId(recipe, ingredient)))
}
