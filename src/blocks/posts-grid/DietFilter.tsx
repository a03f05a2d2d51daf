import { ChevronDown } from 'lucide-react'
import { memo } from 'react'
import type { GridFilter } from '@/rules/posts-grid/filter'
import { ALLERGENS, DIETS } from '@/rules/recipe-terms'
import { button } from '@/ui/ButtonLink'

type Props = Pick<GridFilter, 'diets' | 'without'> & {
  onChange(filter: Partial<GridFilter>): void
}

/** What somebody eats, and what they leave out: a panel that opens below its button. Renders a `details`. */
export const DietFilter = memo(function DietFilter({ diets, onChange, without }: Props) {
  const chosen = diets.length + without.length
  return (
    <details className="diet-filter">
      <summary className={button({ look: 'plain' })}>
        Diets and allergens
        {chosen > 0 && (
          <span className="diet-count">
            {chosen}
            <span className="sr-only"> chosen</span>
          </span>
        )}
        <ChevronDown className="size-5" aria-hidden="true" />
      </summary>
      <div className="diet-panel">
        <Chips legend="I eat" words={DIETS} chosen={diets} onChange={(next) => onChange({ diets: next })} />
        <Chips legend="Without" words={ALLERGENS} chosen={without} onChange={(next) => onChange({ without: next })} />
      </div>
    </details>
  )
})

type ChipsProps<Word extends string> = {
  legend: string
  words: readonly Word[]
  chosen: readonly Word[]
  onChange(chosen: Word[]): void
}

function Chips<Word extends string>({ chosen, legend, onChange, words }: ChipsProps<Word>) {
  return (
    <fieldset>
      <legend className="font-semibold">{legend}</legend>
      <div className="chips">
        {words.map((word) => (
          <label className="chip" key={word}>
            <input
              type="checkbox"
              checked={chosen.includes(word)}
              onChange={({ currentTarget: { checked } }) =>
                onChange(words.filter((one) => (one === word ? checked : chosen.includes(one))))
              }
            />
            {word.charAt(0).toUpperCase() + word.slice(1)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
