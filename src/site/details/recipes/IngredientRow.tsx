import { amountText } from '@/features/cooking/amount-text'
import type { DisplayIngredient } from '@/features/cooking/display-recipe'
import { AddIngredient } from '@/features/shopping-list/AddToList.client'
import { PageLink } from '@/ui/PageLink'

type Props = { ingredient: DisplayIngredient; recipe: { databaseId: number; title: string } }

/** An ingredient with its amount. Renders an `li`; for client components. */
export function IngredientRow({ ingredient, recipe }: Props) {
  const { link, name, note } = ingredient
  const amount = amountText(ingredient)
  return (
    <li>
      <span>
        {link ? (
          <PageLink className="inline-link" href={link}>
            {name}
          </PageLink>
        ) : (
          name
        )}{' '}
        {note && <small>{note}</small>}
      </span>
      <span className="leader-dots" />
      {amount && <span className="amount">{amount}</span>}
      <AddIngredient recipe={recipe} ingredient={ingredient} />
    </li>
  )
}
