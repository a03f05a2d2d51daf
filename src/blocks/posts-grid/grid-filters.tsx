import { memo } from 'react'
import { LIST_TEXTS } from '@/rules/page-texts/lists'
import { type GridFilter, isLength, isLevel, isSort, type Sort } from '@/rules/posts-grid/filter'
import type { Tab } from '@/rules/posts-grid/tabs'
import { AlphabetIndex } from '@/ui/AlphabetIndex.client'
import { FilterBar } from '@/ui/FilterBar.client'
import { Select } from '@/ui/Select'
import { LENGTH_OPTIONS, LEVEL_OPTIONS, SORT_OPTIONS } from './filter-options'

type ChangeProps = { onChange(filter: Partial<GridFilter>): void }

// Each filter is memoized: typing in the search does not render 26 letters again.

/** The sorting of the list. */
export const SortFilter = memo(function SortFilter({ onChange, sort }: ChangeProps & { sort: Sort }) {
  return (
    <div className="grid-sort">
      <Select
        label="Sort by"
        name="sort"
        options={SORT_OPTIONS}
        value={sort}
        onChange={({ currentTarget: { value } }) => isSort(value) && onChange({ sort: value })}
      />
    </div>
  )
})

/** The level and the length of movements. */
export const LevelFilter = memo(function LevelFilter({
  length,
  level,
  onChange,
}: ChangeProps & Pick<GridFilter, 'length' | 'level'>) {
  return (
    <>
      <div className="grid-select">
        <Select
          label="Level"
          name="level"
          options={LEVEL_OPTIONS}
          value={level}
          onChange={({ currentTarget: { value } }) => onChange({ level: isLevel(value) ? value : '' })}
        />
      </div>
      <div className="grid-select">
        <Select
          label="Length"
          name="length"
          options={LENGTH_OPTIONS}
          value={length}
          onChange={({ currentTarget: { value } }) => onChange({ length: isLength(value) ? value : '' })}
        />
      </div>
    </>
  )
})

/** The categories, with All and Favorites. */
export const CategoryFilter = memo(function CategoryFilter({
  category,
  onChange,
  tabs,
}: ChangeProps & { category: string; tabs: readonly Tab[] }) {
  return (
    <FilterBar
      label="Category"
      selectLabel={LIST_TEXTS.chooseCategory}
      options={tabs.map(({ label, slug }) => ({ value: slug, label }))}
      selected={category}
      onSelect={(next) => onChange({ category: next })}
    />
  )
})

/** The first letters; those without posts are disabled. */
export const LetterFilter = memo(function LetterFilter({
  letter,
  letters,
  onChange,
}: ChangeProps & { letter: string; letters: ReadonlySet<string> }) {
  return (
    <AlphabetIndex
      label="First letter"
      letters={letters}
      selected={letter || null}
      onSelect={(next) => onChange({ letter: next ?? '' })}
    />
  )
})
