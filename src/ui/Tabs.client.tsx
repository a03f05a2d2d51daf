'use client'

import { Tabs as Base } from '@base-ui/react/tabs'
import { type ReactNode, useState } from 'react'
import { Select } from './Select'
import { TabScroller } from './TabScroller.client'

export type Tab = { value: string; label: string; content: ReactNode; disabled?: boolean }

type Props = {
  /** The accessible name of the tab list. */
  label: string
  /** The label of the drop-down on small screens: "Choose a category". */
  selectLabel: string
  tabs: readonly Tab[]
  /** The tab that is open at first; by default the first one. */
  initial?: string
  /** Called on every change. */
  onSelect?(value: string): void
}

/**
 * Panels of which one is open. Arrow keys move and open; below 768 px a native drop-down replaces the tabs. To filter one
 * list use FilterBar. Renders a `div`.
 */
export function Tabs({ initial, label, onSelect, selectLabel, tabs }: Props) {
  const [selected, setSelected] = useState(initial ?? tabs[0]?.value ?? '')
  const select = (value: string) => {
    setSelected(value)
    onSelect?.(value)
  }
  return (
    <Base.Root className="grid grid-cols-1 gap-5" value={selected} onValueChange={select}>
      <div className="tabs-select">
        <Select
          label={selectLabel}
          name="tab"
          options={tabs}
          value={selected}
          onChange={({ currentTarget }) => select(currentTarget.value)}
        />
      </div>
      <div className="tabs-bar">
        <TabScroller>
          <Base.List className="tab-list" activateOnFocus aria-label={label}>
            {tabs.map((tab) => (
              <Base.Tab className="tab" key={tab.value} value={tab.value} disabled={tab.disabled}>
                {tab.label}
              </Base.Tab>
            ))}
          </Base.List>
        </TabScroller>
      </div>
      {tabs.map(({ content, value }) => (
        <Base.Panel key={value} value={value}>
          {content}
        </Base.Panel>
      ))}
    </Base.Root>
  )
}
