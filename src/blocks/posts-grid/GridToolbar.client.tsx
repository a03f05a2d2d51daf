'use client'

import { memo, useMemo } from 'react'
import { CONTENT_TYPES } from '@/model/content-types'
import { LIST_TEXTS } from '@/rules/page-texts/lists'
import type { GridFilter } from '@/rules/posts-grid/filter'
import { SEARCH_MAX_CHARS } from '@/rules/posts-grid/filter-hash'
import { SearchField } from '@/ui/SearchField.client'
import { chosenFilters } from './chosen-filters'
import { DietFilter } from './DietFilter'
import { FilterPanel } from './FilterPanel'
import { FilterChips, FilterSheet } from './FilterSheet.client'
import type { Grid } from './grid'
import { CategoryFilter, LetterFilter, LevelFilter, SortFilter } from './grid-filters'

/** The list is updated after a pause in typing: rendering it takes longer than the time between two keystrokes. */
const TYPING_PAUSE_MS = 300

type Props = {
  grid: Pick<Grid, 'letters' | 'postType' | 'tabs' | 'enabledFilters'>
  filter: GridFilter
  /** The first letters with matches for the other filters; undefined: not known yet. */
  letters: ReadonlySet<string> | undefined
  /** How many posts match: "48 recipes". */
  result: string
  /** Stable between renders. */
  onChange(filter: Partial<GridFilter>): void
  onFocus(): void
}

/**
 * The search, filters and sorting of a grid: rows above the list on wide screens; on phones one row with the categories, the
 * search and a button that opens the other filters in a sheet, and below it what is chosen of them.
 */
export const GridToolbar = memo(function GridToolbar({ filter, grid, letters, onChange, onFocus, result }: Props) {
  const { category, diets, length, letter, level, search, sort, without } = filter
  const { postType, tabs, enabledFilters } = grid
  const typeName = CONTENT_TYPES[postType].many
  const initialLetters = useMemo(() => new Set(grid.letters), [grid.letters])
  const chosen = useMemo(() => chosenFilters(filter), [filter])
  const hasCategories = enabledFilters.categories && tabs.length > 1
  const hasRow = enabledFilters.sorts || enabledFilters.diets || enabledFilters.levels || enabledFilters.letters
  return (
    <search className="grid-filters" aria-label={typeName} onFocus={onFocus}>
      {hasCategories && (
        <div className="grid-tabs">
          <CategoryFilter category={category} tabs={tabs} onChange={onChange} />
        </div>
      )}
      {(enabledFilters.search !== null || hasRow) && (
        <div className="grid-filter-top" data-sheet-only={enabledFilters.search === null || undefined}>
          {enabledFilters.search !== null && (
            <div className="grid-search">
              <SearchField
                label={`Search: ${typeName}`}
                placeholder={enabledFilters.search}
                value={search}
                maxLength={SEARCH_MAX_CHARS}
                pauseMs={TYPING_PAUSE_MS}
                onChange={(text) => onChange({ search: text })}
              />
            </div>
          )}
          {hasRow && (
            <FilterSheet
              enabledFilters={enabledFilters}
              filter={filter}
              letters={letters ?? initialLetters}
              chosen={chosen}
              result={result}
              onChange={onChange}
            />
          )}
        </div>
      )}
      {hasRow && (
        <div className="grid-filter-row">
          {enabledFilters.levels && <LevelFilter level={level} length={length} onChange={onChange} />}
          {enabledFilters.diets && <DietFilter diets={diets} without={without} onChange={onChange} />}
          {enabledFilters.letters && (
            <FilterPanel label={LIST_TEXTS.letters} chosen={letter}>
              <LetterFilter letter={letter} letters={letters ?? initialLetters} onChange={onChange} />
            </FilterPanel>
          )}
          {enabledFilters.sorts && <SortFilter sort={sort} onChange={onChange} />}
        </div>
      )}
      <FilterChips chosen={chosen} onChange={onChange} />
    </search>
  )
})
