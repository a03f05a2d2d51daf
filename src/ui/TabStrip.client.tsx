'use client'

import { type ReactNode, useRef } from 'react'
import { StripArrow } from './StripArrow'
import { scrollRow, useScrollEnds } from './use-scroll-ends'

/**
 * A row of tabs with an arrow at each end where there is more. The arrows lie over the row, so
 * nothing moves when they come. SPEC 2.2. Renders a `div`.
 * @param children one element that holds the tabs
 */
export function TabStrip({ children }: { children: ReactNode }) {
  const row = useRef<HTMLDivElement>(null)
  const { end, start } = useScrollEnds(row)
  return (
    <div className="strip" data-arrows="over">
      {!start && (
        <StripArrow direction="back" label="Scroll back" disabled={false} onPress={() => scrollRow(row.current, -1)} />
      )}
      <div className="strip-row" ref={row}>
        {children}
      </div>
      {!end && (
        <StripArrow direction="on" label="Scroll on" disabled={false} onPress={() => scrollRow(row.current, 1)} />
      )}
    </div>
  )
}
