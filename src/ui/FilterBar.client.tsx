'use client'

import { Select } from './Select'
import { TabScroller } from './TabScroller.client'

export type FilterOption = { value: string; label: string; disabled?: boolean }

type Props = {
  /** What is chosen here: the name of the group. */
  label: string
  /** Of the drop-down on small screens: "Choose a category". SPEC 2.2. */
  selectLabel: string
  options: readonly FilterOption[]
  selected: string
  onSelect(value: string): void
}

/**
 * One filter out of several, over a list: buttons that stay pressed, not tabs, since what they
 * change is one and the same list. Below 768 px a native drop-down. For panels of their own,
 * use Tabs. SPEC 2.2, 9. Renders a `div`.
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
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset's legend would be seen */}
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
