import type { ShownGroup } from '@/features/cooking/shown-recipe'
import { AddToList } from '@/features/shopping-list/AddToList.client'
import type { System } from '@/rules/recipes/convert'
import { Segments } from '@/ui/Segments'
import { Stepper } from '@/ui/Stepper.client'
import { IngredientRow } from './IngredientRow'

/** As the collection has it. */
const SERVINGS = { min: 1, max: 100 }
const MEASURES = [
  { value: 'written', label: 'As written' },
  { value: 'metric', label: 'Metric' },
  { value: 'us', label: 'US' },
] as const

type Props = {
  recipe: { databaseId: number; title: string }
  groups: readonly ShownGroup[]
  servings: number
  onServings(servings: number): void
  /** Null: as written. */
  system: System | null
  onSystem(system: System | null): void
  /** False where other measures would change nothing. */
  converts: boolean
}

/** The ingredients on a slip of paper, for as many as the reader wants. For client components. */
export function Ingredients({ converts, groups, onServings, onSystem, recipe, servings, system }: Props) {
  const all = groups.flatMap(({ ingredients }) => ingredients)
  return (
    <section className="slip" aria-labelledby="ingredients">
      <div className="slip-head">
        <h2 className="type-h3" id="ingredients">
          Ingredients
        </h2>
        <Stepper
          label="Servings"
          words={['serving', 'servings']}
          less="Fewer servings"
          more="More servings"
          value={servings}
          {...SERVINGS}
          onChange={onServings}
        />
        <p className="on-paper">
          {servings} {servings === 1 ? 'serving' : 'servings'}
        </p>
      </div>
      {converts && (
        <div className="slip-measures">
          <Segments
            label="Measures"
            options={MEASURES}
            value={system ?? 'written'}
            onChoose={(value) => onSystem(value === 'written' ? null : value)}
          />
        </div>
      )}
      {groups.map((group) => (
        <div key={group.id}>
          {group.title && <h3>{group.title}</h3>}
          <ul className="leaders">
            {group.ingredients.map((ingredient) => (
              <IngredientRow key={ingredient.id} ingredient={ingredient} recipe={recipe} />
            ))}
          </ul>
        </div>
      ))}
      <div className="slip-foot">
        <AddToList recipe={recipe} ingredients={all} />
      </div>
    </section>
  )
}
