'use client'

import { memo, useMemo } from 'react'
import { CONTENT_TYPES } from '@/model/content-types'
import type { GridFilter } from '@/rules/posts-grid/filter'
import { SEARCH_MAX_CHARS } from '@/rules/posts-grid/filter-hash'
import { SearchField } from '@/ui/SearchField.client'
import { DietFilter } from './DietFilter'
import type { Grid } from './grid'
import { CategoryFilter, LetterFilter, SortFilter } from './grid-filters'

/** The list is updated after a pause in typing: rendering it takes longer than the time between two keystrokes. */
const TYPING_PAUSE_MS = 300

type Props = {
  grid: Pick<Grid, 'letters' | 'postType' | 'tabs' | 'enabledFilters'>
  filter: GridFilter
  /** The first letters with matches for the other filters; undefined: not known yet. */
  letters: ReadonlySet<string> | undefined
  /** Stable between renders. */
  onChange(filter: Partial<GridFilter>): void
  onFocus(): void
}

/** The search, filters and sorting of a grid. */
export const GridToolbar = memo(function GridToolbar({ filter, grid, letters, onChange, onFocus }: Props) {
  const { category, diets, letter, search, sort, without } = filter
  const { postType, tabs, enabledFilters } = grid
  const typeName = CONTENT_TYPES[postType].many
  const initialLetters = useMemo(() => new Set(grid.letters), [grid.letters])
  return (
    <search className="grid-filters" aria-label={typeName} onFocus={onFocus}>
      {(enabledFilters.search !== null || enabledFilters.sorts || enabledFilters.diets) && (
        <div className="grid-filter-row">
          {enabledFilters.search !== null && (
            <SearchField
              label={`Search: ${typeName}`}
              placeholder={enabledFilters.search}
              value={search}
              maxLength={SEARCH_MAX_CHARS}
              pauseMs={TYPING_PAUSE_MS}
              onChange={(text) => onChange({ search: text })}
            />
          )}
          {enabledFilters.sorts && <SortFilter sort={sort} onChange={onChange} />}
          {enabledFilters.diets && <DietFilter diets={diets} without={without} onChange={onChange} />}
        </div>
      )}
      {enabledFilters.categories && tabs.length > 1 && (
        <CategoryFilter category={category} tabs={tabs} onChange={onChange} />
      )}
      {enabledFilters.letters && (
        <LetterFilter letter={letter} letters={letters ?? initialLetters} onChange={onChange} />
      )}
    </search>
  )
})
