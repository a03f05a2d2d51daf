import { amountText, type ShownIngredient } from './shown-recipe'

type Props = {
  /** Of the list, for who hears it. */
  label: string
  ingredients: readonly ShownIngredient[]
  /** Ids of what is already in the pot. */
  ticked: ReadonlySet<string>
  onTick(id: string): void
}

/** Ingredients to tick off while cooking. Renders a `ul`; for client components. */
export function CookList({ ingredients, label, onTick, ticked }: Props) {
  return (
    <ul className="cook-list" aria-label={label}>
      {ingredients.map((ingredient) => (
        <li key={ingredient.id}>
          <label>
            <input type="checkbox" checked={ticked.has(ingredient.id)} onChange={() => onTick(ingredient.id)} />
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
