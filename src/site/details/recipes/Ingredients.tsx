import { startTransition, useOptimistic } from 'react'
import type { DisplayGroup } from '@/features/cooking/display-recipe'
import { AddToShoppingList } from '@/features/shopping-list/AddToList.client'
import type { UnitSystem } from '@/rules/recipes/convert'
import { NumberInput } from '@/ui/NumberInput.client'
import { SegmentedControl } from '@/ui/SegmentedControl'
import { IngredientRow } from './IngredientRow'

/** The same range as in the collection. */
const SERVINGS_RANGE = { min: 1, max: 100 }
const UNIT_SYSTEMS = [
  { value: 'written', label: 'As written' },
  { value: 'metric', label: 'Metric' },
  { value: 'us', label: 'US' },
] as const

type Props = {
  recipe: { databaseId: number; title: string }
  groups: readonly DisplayGroup[]
  servings: number
  onServings(servings: number): void
  /** Null for the units as written. */
  system: UnitSystem | null
  onSystem(system: UnitSystem | null): void
  /** False if converting units would change nothing. */
  canConvertUnits: boolean
}

/** The ingredients, scaled to the chosen servings. For client components. */
export function Ingredients({ canConvertUnits, groups, onServings, onSystem, recipe, servings, system }: Props) {
  const allIngredients = groups.flatMap(({ ingredients }) => ingredients)
  return (
    <section className="paper-card" aria-labelledby="ingredients">
      <div className="ingredients-header">
        <h2 className="type-h3" id="ingredients">
          Ingredients
        </h2>
        <ServingsInput servings={servings} onServings={onServings} />
        <p className="print-only">
          {servings} {servings === 1 ? 'serving' : 'servings'}
        </p>
      </div>
      {canConvertUnits && (
        <div className="ingredients-units">
          <SegmentedControl
            label="Units"
            options={UNIT_SYSTEMS}
            value={system ?? 'written'}
            onSelect={(value) => onSystem(value === 'written' ? null : value)}
          />
        </div>
      )}
      {groups.map((group) => (
        <div key={group.id}>
          {group.title && <h3>{group.title}</h3>}
          <ul className="leader-list">
            {group.ingredients.map((ingredient) => (
              <IngredientRow key={ingredient.id} ingredient={ingredient} recipe={recipe} />
            ))}
          </ul>
        </div>
      ))}
      <div className="ingredients-footer">
        <AddToShoppingList recipe={recipe} ingredients={allIngredients} />
      </div>
    </section>
  )
}

/** The number changes at once; the amounts, which take longer to render, follow. */
function ServingsInput({ onServings, servings }: Pick<Props, 'onServings' | 'servings'>) {
  const [shown, show] = useOptimistic(servings)
  return (
    <NumberInput
      label="Servings"
      unitNames={['serving', 'servings']}
      decreaseLabel="Fewer servings"
      increaseLabel="More servings"
      value={shown}
      {...SERVINGS_RANGE}
      onChange={(chosen) =>
        startTransition(() => {
          show(chosen)
          onServings(chosen)
        })
      }
    />
  )
}
