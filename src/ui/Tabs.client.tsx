'use client'

import { Tabs as Base } from '@base-ui/react/tabs'
import { type ReactNode, useState } from 'react'
import { Select } from './Select'
import { TabStrip } from './TabStrip.client'

export type Tab = { value: string; label: string; content: ReactNode; disabled?: boolean }

type Props = {
  /** What the tabs divide: the name of the list. */
  label: string
  /** Of the drop-down on small screens: "Choose a category". SPEC 2.2. */
  selectLabel: string
  tabs: readonly Tab[]
  /** Open at the beginning; else the first. */
  initial?: string
  /** Told of every change. */
  onChoose?(value: string): void
}

/**
 * Panels of which one is open: the weekly schedule's levels, the food lists' colours. Arrow keys
 * move and open; below 768 px a native drop-down does. To filter one list, use FilterBar.
 * Renders a `div`.
 */
export function Tabs({ initial, label, onChoose, selectLabel, tabs }: Props) {
  const [open, setOpen] = useState(initial ?? tabs[0]?.value ?? '')
  const choose = (value: string) => {
    setOpen(value)
    onChoose?.(value)
  }
  return (
    <Base.Root className="grid grid-cols-1 gap-5" value={open} onValueChange={choose}>
      <div className="tabs-small">
        <Select
          label={selectLabel}
          name="tab"
          options={tabs}
          value={open}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        />
      </div>
      <div className="tabs-wide">
        <TabStrip>
          <Base.List className="tab-row" activateOnFocus aria-label={label}>
            {tabs.map((tab) => (
              <Base.Tab className="tab" key={tab.value} value={tab.value} disabled={tab.disabled}>
                {tab.label}
              </Base.Tab>
            ))}
          </Base.List>
        </TabStrip>
      </div>
      {tabs.map(({ content, value }) => (
        <Base.Panel key={value} value={value}>
          {content}
        </Base.Panel>
      ))}
    </Base.Root>
  )
}
