'use client'

import { type ReactNode, useRef } from 'react'
import { ScrollerArrow } from './ScrollerArrow'
import { scrollRow, useScrollEnds } from './use-scroll-ends'

/**
 * A row of tabs with an arrow at each end where there is more. The arrows lie over the row, so
 * nothing moves when they come. SPEC 2.2. Renders a `div`.
 * @param children one element that holds the tabs
 */
export function TabScroller({ children }: { children: ReactNode }) {
  const row = useRef<HTMLDivElement>(null)
  const { end, start } = useScrollEnds(row)
  return (
    <div className="scroller" data-arrows="overlay">
      {!start && (
        <ScrollerArrow
          direction="previous"
          label="Scroll back"
          disabled={false}
          onClick={() => scrollRow(row.current, -1)}
        />
      )}
      <div className="scroller-row" ref={row}>
        {children}
      </div>
      {!end && (
        <ScrollerArrow direction="next" label="Scroll on" disabled={false} onClick={() => scrollRow(row.current, 1)} />
      )}
    </div>
  )
}
