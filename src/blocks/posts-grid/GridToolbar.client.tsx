'use client'

import { memo, useMemo } from 'react'
import { POST_TYPES } from '@/catalogue/post-types'
import type { GridFilter } from '@/rules/posts-grid/filter'
import { SEARCH_MAX_CHARS } from '@/rules/posts-grid/hash'
import { SearchField } from '@/ui/SearchField.client'
import { DietFilter } from './DietFilter'
import type { Grid } from './grid'
import { CategoryFilter, LetterFilter, SortFilter } from './toolbar-parts'

/** Nobody reads a list between two letters, and drawing one takes longer than a letter may. */
const TYPING_PAUSE_MS = 300

type Props = {
  grid: Pick<Grid, 'letters' | 'postType' | 'tabs' | 'tools'>
  filter: GridFilter
  /** Under which there is something by what else is filtered; undefined: not known yet. */
  letters: ReadonlySet<string> | undefined
  /** The same function each time. */
  onChange(filter: Partial<GridFilter>): void
  onFocus(): void
}

/** What a grid is searched, filtered and sorted with. SPEC 2.2, 2.3, 2.5. */
export const GridToolbar = memo(function GridToolbar({ filter, grid, letters, onChange, onFocus }: Props) {
  const { category, diets, letter, search, sort, without } = filter
  const { postType, tabs, tools } = grid
  const about = POST_TYPES[postType].many
  const atFirst = useMemo(() => new Set(grid.letters), [grid.letters])
  return (
    <search className="grid-tools" aria-label={about} onFocus={onFocus}>
      {(tools.search !== null || tools.sorts || tools.diets) && (
        <div className="grid-finders">
          {tools.search !== null && (
            <SearchField
              label={`Search: ${about}`}
              placeholder={tools.search}
              value={search}
              maxLength={SEARCH_MAX_CHARS}
              pauseMs={TYPING_PAUSE_MS}
              onChange={(typed) => onChange({ search: typed })}
            />
          )}
          {tools.sorts && <SortFilter sort={sort} onChange={onChange} />}
          {tools.diets && <DietFilter diets={diets} without={without} onChange={onChange} />}
        </div>
      )}
      {tools.categories && tabs.length > 1 && <CategoryFilter category={category} tabs={tabs} onChange={onChange} />}
      {tools.letters && <LetterFilter letter={letter} letters={letters ?? atFirst} onChange={onChange} />}
    </search>
  )
})
