import { amountText } from './amount-text'
import type { DisplayIngredient } from './display-recipe'

type Props = {
  /** The accessible name of the list. */
  label: string
  ingredients: readonly DisplayIngredient[]
  /** Ids of the checked ingredients. */
  checkedIds: ReadonlySet<string>
  onToggle(id: string): void
}

/** Ingredients to check off while cooking. Renders a `ul`; for client components. */
export function IngredientChecklist({ ingredients, label, onToggle, checkedIds }: Props) {
  return (
    <ul className="cook-ingredients" aria-label={label}>
      {ingredients.map((ingredient) => (
        <li key={ingredient.id}>
          <label>
            <input type="checkbox" checked={checkedIds.has(ingredient.id)} onChange={() => onToggle(ingredient.id)} />
            <span>
              {ingredient.name} {ingredient.note && <small>{ingredient.note}</small>}
            </span>
            <b>{amountText(ingredient)}</b>
          </label>
        </li>
      ))}
    </ul>
  )
}
