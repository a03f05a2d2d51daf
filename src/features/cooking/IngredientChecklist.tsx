import { amountText, type DisplayIngredient } from './display-recipe'

type Props = {
  /** Of the list, for who hears it. */
  label: string
  ingredients: readonly DisplayIngredient[]
  /** Ids of what is already in the pot. */
  checkedIds: ReadonlySet<string>
  onToggle(id: string): void
}

/** Ingredients to tick off while cooking. Renders a `ul`; for client components. */
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
