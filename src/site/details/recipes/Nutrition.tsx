import { useState } from 'react'
import { Segments } from '@/ui/Segments'
import { type Nutrient, nutrientText } from './nutrition'

type Props = { nutrients: readonly Nutrient[]; servings: number }

/** Energy and nutrients, of one serving or of all that are shown. For client components. */
export function Nutrition({ nutrients, servings }: Props) {
  const [of, setOf] = useState<'one' | 'all'>('one')
  const all = servings === 1 ? '1 serving' : `${servings} servings`
  return (
    <section className="grid gap-3" aria-labelledby="nutrition">
      <div className="nutrition-head">
        <h2 className="type-h3" id="nutrition">
          Nutrition
        </h2>
        <Segments<'one' | 'all'>
          label="Nutrition of"
          options={[
            { value: 'one', label: 'Per serving' },
            { value: 'all', label: `All ${all}` },
          ]}
          value={of}
          onChoose={setOf}
        />
        <p className="on-paper">{of === 'one' ? 'per serving' : `for ${all}`}</p>
      </div>
      <ul className="leaders nutrition">
        {nutrients.map((nutrient) => (
          <li key={nutrient.name}>
            <span>{nutrient.name}</span>
            <span className="dots" />
            <span className="amount">{nutrientText(nutrient, of === 'one' ? 1 : servings)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
