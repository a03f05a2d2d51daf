import type { Recipe } from '@/payload-types'

type Props = { groups: Recipe['ingredientGroups']; servings: number }

/** The ingredients on a slip of paper, in their groups, for the servings as written. */
export function Ingredients({ groups, servings }: Props) {
  if (!groups?.length) return null
  return (
    <section className="slip" aria-labelledby="ingredients">
      <div className="slip-head">
        <h2 className="type-h3" id="ingredients">
          Ingredients
        </h2>
        <p className="text-sm text-text-soft">
          {servings} {servings === 1 ? 'serving' : 'servings'}
        </p>
      </div>
      {groups.map((group) => (
        <div key={group.id}>
          {group.title && <h3>{group.title}</h3>}
          <ul className="leaders">
            {group.ingredients?.map(({ id, name, note, quantity, unit }) => (
              <li key={id}>
                <span>
                  {name} {note && <small>{note}</small>}
                </span>
                {quantity && <span className="dots" />}
                {quantity && <span className="amount">{[quantity, unit].filter(Boolean).join(' ')}</span>}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}
