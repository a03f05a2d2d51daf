import { useState } from 'react'
import { SegmentedControl } from '@/ui/SegmentedControl'
import { type Nutrient, nutrientText } from './nutrition'

type Props = { nutrients: readonly Nutrient[]; servings: number }

/** Energy and nutrients per serving or of all servings. For client components. */
export function Nutrition({ nutrients, servings }: Props) {
  const [basis, setBasis] = useState<'one' | 'all'>('one')
  const all = servings === 1 ? '1 serving' : `${servings} servings`
  return (
    <section className="grid gap-3" aria-labelledby="nutrition">
      <div className="nutrition-header">
        <h2 className="type-h3" id="nutrition">
          Nutrition
        </h2>
        <SegmentedControl<'one' | 'all'>
          label="Nutrition of"
          options={[
            { value: 'one', label: 'Per serving' },
            { value: 'all', label: `All ${all}` },
          ]}
          value={basis}
          onSelect={setBasis}
        />
        <p className="print-only">{basis === 'one' ? 'per serving' : `for ${all}`}</p>
      </div>
      <ul className="leader-list nutrition">
        {nutrients.map((nutrient) => (
          <li key={nutrient.name}>
            <span>{nutrient.name}</span>
            <span className="leader-dots" />
            <span className="amount">{nutrientText(nutrient, basis === 'one' ? 1 : servings)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
