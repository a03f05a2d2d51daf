import { ChevronDown } from 'lucide-react'
import { memo } from 'react'
import type { GridFilter } from '@/rules/posts-grid/filter'
import { button } from '@/ui/button-variants'
import { CheckChips } from './Chips'
import { ALLERGEN_OPTIONS, DIET_OPTIONS } from './filter-options'

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
          <span className="filter-count">
            {chosen}
            <span className="sr-only"> chosen</span>
          </span>
        )}
        <ChevronDown className="size-5" aria-hidden="true" />
      </summary>
      <div className="diet-panel">
        <DietChips diets={diets} without={without} onChange={onChange} />
      </div>
    </details>
  )
})

/** The choices of diets and of allergens to leave out. */
export function DietChips({ diets, onChange, without }: Props) {
  return (
    <>
      <CheckChips legend="I eat" options={DIET_OPTIONS} chosen={diets} onChange={(next) => onChange({ diets: next })} />
      <CheckChips
        legend="Without"
        options={ALLERGEN_OPTIONS}
        chosen={without}
        onChange={(next) => onChange({ without: next })}
      />
    </>
  )
}
