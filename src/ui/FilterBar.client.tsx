'use client'

import { Select } from './Select'
import { TabScroller } from './TabScroller.client'

export type FilterOption = { value: string; label: string; disabled?: boolean }

type Props = {
  /** The accessible name of the group. */
  label: string
  /** The label of the drop-down on small screens: "Choose a category". */
  selectLabel: string
  options: readonly FilterOption[]
  selected: string
  onSelect(value: string): void
}

/**
 * Filters one list: toggle buttons rather than tabs, since they all change the same list. Below 768 px a native
 * drop-down. For separate panels use Tabs. Renders a `div`.
 */
export function FilterBar({ selected, label, onSelect, options, selectLabel }: Props) {
  return (
    <div>
      <div className="tabs-select">
        <Select
          label={selectLabel}
          name="filter"
          options={options}
          value={selected}
          onChange={({ currentTarget }) => onSelect(currentTarget.value)}
        />
      </div>
      <div className="tabs-bar">
        <TabScroller>
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset's legend would be visible */}
          <div className="tab-list" role="group" aria-label={label}>
            {options.map((option) => (
              <button
                key={option.value}
                className="tab"
                type="button"
                disabled={option.disabled}
                aria-pressed={option.value === selected}
                onClick={() => onSelect(option.value)}
              >
                {option.label}
              </button>
            ))}
          </div>
        </TabScroller>
      </div>
    </div>
  )
}
