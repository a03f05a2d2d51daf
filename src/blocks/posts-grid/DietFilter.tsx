import { ChevronDown } from 'lucide-react'
import { memo } from 'react'
import type { GridFilter } from '@/rules/posts-grid/filter'
import { ALLERGENS, DIETS } from '@/rules/recipe-terms'
import { button } from '@/ui/ButtonLink'

type Props = Pick<GridFilter, 'diets' | 'without'> & {
  onChange(filter: Partial<GridFilter>): void
}

/** Diets and excluded allergens, in a panel that opens below its button. Renders a `details`. */
export const DietFilter = memo(function DietFilter({ diets, onChange, without }: Props) {
  const chosen = diets.length + without.length
  return (
    <details className="diet-filter">
      <summary className={button({ variant: 'plain' })}>
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
        <Chips legend="I eat" options={DIETS} chosen={diets} onChange={(next) => onChange({ diets: next })} />
        <Chips legend="Without" options={ALLERGENS} chosen={without} onChange={(next) => onChange({ without: next })} />
      </div>
    </details>
  )
})

type ChipsProps<Option extends string> = {
  legend: string
  options: readonly Option[]
  chosen: readonly Option[]
  onChange(chosen: Option[]): void
}

function Chips<Option extends string>({ chosen, legend, onChange, options }: ChipsProps<Option>) {
  return (
    <fieldset>
      <legend className="font-semibold">{legend}</legend>
      <div className="flex flex-wrap gap-2 pt-2.5">
        {options.map((option) => (
          <label className="chip" key={option}>
            <input
              type="checkbox"
              checked={chosen.includes(option)}
              onChange={({ currentTarget: { checked } }) =>
                onChange(options.filter((other) => (other === option ? checked : chosen.includes(other))))
              }
            />
            {option.charAt(0).toUpperCase() + option.slice(1)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
