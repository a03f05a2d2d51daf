'use client'

import { Check, Plus, ShoppingBasket } from 'lucide-react'
import { useLoginModal } from '@/features/login/LoginModal.client'
import { useViewer } from '@/platform/session/Session.client'
import { entryId, type IngredientOnList, type RecipeOnList } from '@/rules/shopping-list/entry'
import { Button } from '@/ui/Button'
import { ButtonLink } from '@/ui/ButtonLink'
import { useToast } from '@/ui/Toaster.client'
import type { ListState } from './list-store'
import { LIST_PATH, LIST_TEXTS } from './list-texts'
import { useList } from './use-list.client'

type Props = { recipe: RecipeOnList; ingredients: readonly IngredientOnList[] }

/**
 * Adds a recipe to the shopping list with the displayed amounts, and offers an update once those differ. For visitors
 * it opens the login modal.
 */
export function AddToShoppingList({ ingredients, recipe }: Props) {
  const list = useList()
  const add = useAdd(recipe)
  const allOnList =
    ingredients.length > 0 && ingredients.every((ingredient) => isOnList(list, recipe, ingredient, true))
  const someOnList = ingredients.some((ingredient) => isOnList(list, recipe, ingredient))
  const Icon = allOnList ? Check : ShoppingBasket
  return (
    <div className="add-to-list">
      <Button variant={allOnList ? 'plain' : 'ink'} onClick={() => add(ingredients)}>
        <Icon className="size-5" aria-hidden="true" />
        {allOnList ? 'On your shopping list' : someOnList ? 'Update shopping list' : 'Add to shopping list'}
      </Button>
      {allOnList && (
        <ButtonLink variant="quiet" href={LIST_PATH}>
          See the list
        </ButtonLink>
      )}
    </div>
  )
}

/** Adds or removes one ingredient: a small round toggle beside it. */
export function AddIngredient({ ingredient, recipe }: { recipe: RecipeOnList; ingredient: IngredientOnList }) {
  const list = useList()
  const add = useAdd(recipe)
  const isAdded = isOnList(list, recipe, ingredient, true)
  const Icon = isAdded ? Check : Plus
  return (
    <button
      className="add-ingredient"
      type="button"
      aria-pressed={isAdded}
      aria-label={`${ingredient.name} on the shopping list`}
      onClick={() => add([ingredient], isAdded)}
    >
      <Icon className="size-4" aria-hidden="true" />
    </button>
  )
}

function isOnList(
  list: ListState | null,
  recipe: RecipeOnList,
  ingredient: IngredientOnList,
  sameAmount = false,
): boolean {
  const id = entryId(recipe, ingredient)
  const entry = list?.entries.find((ingredient) => ingredient.id === id)
  if (!entry || !sameAmount) return entry !== undefined
  return entry.quantity === ingredient.quantity.trim() && entry.unit === ingredient.unit.trim()
}

function useAdd(recipe: RecipeOnList) {
  const { audience } = useViewer()
  const modal = useLoginModal()
  const toast = useToast()
  return async (ingredients: readonly IngredientOnList[], remove = false) => {
    if (audience === 'visitor') return modal.open()
    try {
      const { addRecipe, removeIngredients } = await import('./change-list')
      if (remove) return await removeIngredients(recipe, ingredients)
      const result = await addRecipe(recipe, ingredients)
      if (result === 'signed-out') modal.open()
      if (result === 'full') toast.error(LIST_TEXTS.full)
    } catch {
      // The module failed to load while offline.
      toast.error(LIST_TEXTS.unreachable)
    }
  }
}
