import Link from 'next/link'
import { amountText, type DisplayIngredient } from '@/features/cooking/display-recipe'
import { AddIngredient } from '@/features/shopping-list/AddToList.client'

type Props = { ingredient: DisplayIngredient; recipe: { databaseId: number; title: string } }

/** An ingredient with its amount. Renders an `li`; for client components. */
export function IngredientRow({ ingredient, recipe }: Props) {
  const { link, name, note } = ingredient
  const amount = amountText(ingredient)
  return (
    <li>
      <span>
        {link ? (
          <Link className="inline-link" href={link} prefetch={false}>
            {name}
          </Link>
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
