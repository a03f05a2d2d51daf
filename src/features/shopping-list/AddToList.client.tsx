'use client'

import { Check, Plus, ShoppingBasket } from 'lucide-react'
import { useLoginModal } from '@/features/login-modal/LoginModal.client'
import { useViewer } from '@/features/session/Session.client'
import { entryId, type IngredientOnList, type RecipeOnList } from '@/rules/shopping-list/entry'
import { Button } from '@/ui/Button'
import { ButtonLink } from '@/ui/ButtonLink'
import { useToast } from '@/ui/Toaster.client'
import type { ListState } from './list-store'
import { LIST_PATH, LIST_TEXTS } from './list-texts'
import { useList } from './use-list'

type Props = { recipe: RecipeOnList; ingredients: readonly IngredientOnList[] }

/**
 * Puts a recipe on the shopping list, with the amounts that the reader sees; with other ones it asks again. A visitor
 * gets the login modal. SPEC 1, 6; DESIGN 7.
 */
export function AddToList({ ingredients, recipe }: Props) {
  const list = useList()
  const add = useAdd(recipe)
  const all = ingredients.length > 0 && ingredients.every((each) => isOn(list, recipe, each, true))
  const some = ingredients.some((each) => isOn(list, recipe, each))
  const Icon = all ? Check : ShoppingBasket
  return (
    <div className="add-to-list">
      <Button look={all ? 'plain' : 'ink'} onClick={() => add(ingredients)}>
        <Icon className="size-5" aria-hidden="true" />
        {all ? 'On your shopping list' : some ? 'Update shopping list' : 'Add to shopping list'}
      </Button>
      {all && (
        <ButtonLink look="quiet" href={LIST_PATH}>
          See the list
        </ButtonLink>
      )}
    </div>
  )
}

/** The same for one ingredient: a small round button beside it, which also takes it away again. */
export function AddIngredient({ ingredient, recipe }: { recipe: RecipeOnList; ingredient: IngredientOnList }) {
  const list = useList()
  const add = useAdd(recipe)
  const on = isOn(list, recipe, ingredient, true)
  const Icon = on ? Check : Plus
  return (
    <button
      className="add-one"
      type="button"
      aria-pressed={on}
      aria-label={`${ingredient.name} on the shopping list`}
      onClick={() => add([ingredient], on)}
    >
      <Icon className="size-4" aria-hidden="true" />
    </button>
  )
}

function isOn(list: ListState | null, recipe: RecipeOnList, ingredient: IngredientOnList, sameAmount = false): boolean {
  const id = entryId(recipe, ingredient)
  const entry = list?.entries.find((each) => each.id === id)
  if (!entry || !sameAmount) return entry !== undefined
  return entry.quantity === ingredient.quantity.trim() && entry.unit === ingredient.unit.trim()
}

function useAdd(recipe: RecipeOnList) {
  const { audience } = useViewer()
  const modal = useLoginModal()
  const toast = useToast()
  return async (ingredients: readonly IngredientOnList[], takeAway = false) => {
    if (audience === 'visitor') return modal.open()
    try {
      const { addRecipe, removeIngredients } = await import('./change-list')
      if (takeAway) return await removeIngredients(recipe, ingredients)
      const outcome = await addRecipe(recipe, ingredients)
      if (outcome === 'nobody') modal.open()
      if (outcome === 'full') toast.error(LIST_TEXTS.full)
    } catch {
      // What does it has not been loaded, and there is no line.
      toast.error(LIST_TEXTS.unreachable)
    }
  }
}
