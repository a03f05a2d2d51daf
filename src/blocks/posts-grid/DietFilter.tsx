import { memo } from 'react'
import type { GridFilter } from '@/rules/posts-grid/filter'
import { CheckChips } from './Chips'
import { FilterPanel } from './FilterPanel'
import { ALLERGEN_OPTIONS, DIET_OPTIONS } from './filter-options'

type Props = Pick<GridFilter, 'diets' | 'without'> & {
  onChange(filter: Partial<GridFilter>): void
}

/** Diets and excluded allergens. Renders a `details`. */
export const DietFilter = memo(function DietFilter({ diets, onChange, without }: Props) {
  return (
    <FilterPanel label="Diets and allergens" chosen={diets.length + without.length}>
      <DietChips diets={diets} without={without} onChange={onChange} />
    </FilterPanel>
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
