import { memo } from 'react'
import type { GridFilter } from '@/rules/posts-grid/filter'
import { isSort, SORTS, type Sort } from '@/rules/posts-grid/filter'
import type { Tab } from '@/rules/posts-grid/tabs'
import { TEXTS } from '@/rules/texts'
import { AlphabetIndex } from '@/ui/AlphabetIndex.client'
import { FilterBar } from '@/ui/FilterBar.client'
import { Select } from '@/ui/Select'

type ChangeProps = { onChange(filter: Partial<GridFilter>): void }

const SORT_OPTIONS = Object.entries(SORTS).map(([value, label]) => ({ value, label }))

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

/** The categories, with All and Favorites. */
export const CategoryFilter = memo(function CategoryFilter({
  category,
  onChange,
  tabs,
}: ChangeProps & { category: string; tabs: readonly Tab[] }) {
  return (
    <FilterBar
      label="Category"
      selectLabel={TEXTS.chooseCategory}
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
