'use client'

import { useStore } from '@/platform/store/use-store.client'
import { SegmentedControl } from '@/ui/SegmentedControl'
import { type SchemeChoice, schemeChoice } from './color-scheme'

const OPTIONS: readonly { value: SchemeChoice; label: string }[] = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
]

/** The light or the dark scheme, or the device's. Kept in the browser; hidden without scripts. Renders a `div`. */
export function SchemeControl() {
  const value = useStore(schemeChoice)
  return (
    <div className="scheme-control">
      <span aria-hidden="true">Appearance</span>
      <SegmentedControl
        label="Appearance"
        role="radiogroup"
        options={OPTIONS}
        value={value}
        onSelect={schemeChoice.set}
      />
    </div>
  )
}
