'use client'

import { Select } from './Select'
import { TabStrip } from './TabStrip.client'

export type FilterOption = { value: string; label: string; disabled?: boolean }

type Props = {
  /** What is chosen here: the name of the group. */
  label: string
  /** Of the drop-down on small screens: "Choose a category". SPEC 2.2. */
  selectLabel: string
  options: readonly FilterOption[]
  chosen: string
  onChoose(value: string): void
}

/**
 * One filter out of several, over a list: buttons that stay pressed, not tabs, since what they
 * change is one and the same list. Below 768 px a native drop-down. For panels of their own,
 * use Tabs. SPEC 2.2, 9. Renders a `div`.
 */
export function FilterBar({ chosen, label, onChoose, options, selectLabel }: Props) {
  return (
    <div>
      <div className="tabs-small">
        <Select
          label={selectLabel}
          name="filter"
          options={options}
          value={chosen}
          onChange={({ currentTarget }) => onChoose(currentTarget.value)}
        />
      </div>
      <div className="tabs-wide">
        <TabStrip>
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset's legend would be seen */}
          <div className="tab-row" role="group" aria-label={label}>
            {options.map((option) => (
              <button
                key={option.value}
                className="tab"
                type="button"
                disabled={option.disabled}
                aria-pressed={option.value === chosen}
                onClick={() => onChoose(option.value)}
              >
                {option.label}
              </button>
            ))}
          </div>
        </TabStrip>
      </div>
    </div>
  )
}
