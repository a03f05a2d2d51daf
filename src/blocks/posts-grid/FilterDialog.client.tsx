'use client'

import { LIST_TEXTS } from '@/rules/page-texts/lists'
import { type GridFilter, isSort } from '@/rules/posts-grid/filter'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog.client'
import { Select } from '@/ui/Select'
import { RadioChips } from './Chips'
import type { ChosenFilter } from './chosen-filters'
import { DietChips } from './DietFilter'
import { LENGTH_OPTIONS, LEVEL_OPTIONS, SORT_OPTIONS } from './filter-options'
import type { Grid } from './grid'
import { LetterFilter } from './grid-filters'

export type FilterProps = {
  enabledFilters: Grid['enabledFilters']
  filter: GridFilter
  letters: ReadonlySet<string>
  chosen: readonly ChosenFilter[]
  /** How many posts match, as the button that closes the sheet says it. */
  result: string
  onChange(filter: Partial<GridFilter>): void
}

/** The filters of a grid but its categories, in a sheet. Renders a `dialog`. */
export function FilterDialog({ onClose, ...props }: FilterProps & { onClose: () => void }) {
  return (
    <Dialog title={LIST_TEXTS.filter} onClose={onClose}>
      <FilterControls {...props} />
      <div className="filter-sheet-end">
        <Button onClick={onClose}>{LIST_TEXTS.showResults(props.result)}</Button>
      </div>
    </Dialog>
  )
}

function FilterControls({ enabledFilters, filter, letters, onChange }: FilterProps) {
  return (
    <div className="grid gap-6">
      {enabledFilters.sorts && (
        <Select
          label="Sort by"
          name="sheet-sort"
          options={SORT_OPTIONS}
          value={filter.sort}
          onChange={({ currentTarget: { value } }) => isSort(value) && onChange({ sort: value })}
        />
      )}
      {enabledFilters.levels && (
        <>
          <RadioChips
            legend="Level"
            options={LEVEL_OPTIONS}
            chosen={filter.level}
            onChange={(level) => onChange({ level })}
          />
          <RadioChips
            legend="Length"
            options={LENGTH_OPTIONS}
            chosen={filter.length}
            onChange={(length) => onChange({ length })}
          />
        </>
      )}
      {enabledFilters.diets && <DietChips diets={filter.diets} without={filter.without} onChange={onChange} />}
      {enabledFilters.letters && (
        <fieldset className="min-w-0">
          <legend className="pb-2 font-semibold">First letter</legend>
          <LetterFilter letter={filter.letter} letters={letters} onChange={onChange} />
        </fieldset>
      )}
    </div>
  )
}
