'use client'

import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { Select } from './Select'
import { TabScroller } from './TabScroller.client'

export type Tab = { value: string; label: string; content: ReactNode; disabled?: boolean }

type Props = {
  /** The accessible name of the tab list. */
  label: string
  /** The label of the drop-down on small screens: "Choose a category". Without it the tabs, which fit, are shown there too. */
  selectLabel?: string
  tabs: readonly Tab[]
  /** The tab that is open at first; by default the first one. */
  initial?: string
  /** Called on every change. */
  onSelect?(value: string): void
}

/**
 * Panels of which one is open. Arrow keys move and open; below 768 px a native drop-down replaces the tabs if it has a
 * label. To filter one list use FilterBar. Renders a `div`. Written here, since the library's tabs weigh 17 kB on the
 * pages that have some.
 */
export function Tabs({ initial, label, onSelect, selectLabel, tabs }: Props) {
  const [selected, setSelected] = useState(initial ?? tabs[0]?.value ?? '')
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const select = (value: string) => {
    if (value === selected) return
    setSelected(value)
    onSelect?.(value)
  }
  const move = (event: KeyboardEvent) => {
    const enabled = [...(list.current?.querySelectorAll<HTMLElement>('[role="tab"]:enabled') ?? [])]
    const to = tabAfter(
      event.key,
      enabled.findIndex((tab) => tab.matches(':focus')),
      enabled.length,
    )
    if (to === null || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    enabled[to]?.focus()
  }
  const shown = tabs.find(({ value }) => value === selected)
  return (
    <div className="grid grid-cols-1 gap-5">
      {selectLabel && (
        <div className="tabs-select">
          <Select
            label={selectLabel}
            name="tab"
            options={tabs}
            value={selected}
            onChange={({ currentTarget }) => select(currentTarget.value)}
          />
        </div>
      )}
      <div className={selectLabel ? 'tabs-bar' : undefined}>
        <TabScroller>
          <div className="tab-list" ref={list} role="tablist" aria-label={label} onKeyDown={move}>
            {tabs.map((tab, index) => (
              <button
                className="tab"
                key={tab.value}
                type="button"
                role="tab"
                id={`${id}-tab-${index}`}
                aria-selected={tab === shown}
                aria-controls={tab === shown ? `${id}-panel` : undefined}
                // One stop of the Tab key for all.
                tabIndex={tab === shown ? 0 : -1}
                disabled={tab.disabled}
                onClick={() => select(tab.value)}
                onFocus={() => select(tab.value)}
              >
                {tab.label}
              </button>
            ))}
          </div>
        </TabScroller>
      </div>
      {shown && (
        <div
          key={shown.value}
          id={`${id}-panel`}
          role="tabpanel"
          aria-labelledby={`${id}-tab-${tabs.indexOf(shown)}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel may have nothing else to move to
          tabIndex={0}
        >
          {shown.content}
        </div>
      )}
    </div>
  )
}

/** The tab that a key leads to; null for any other key. */
function tabAfter(key: string, at: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
      return (at + 1) % count
    case 'ArrowLeft':
      return (at - 1 + count) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return null
  }
}
