'use client'

import { type ReactNode, useRef } from 'react'
import { ScrollerArrow } from './ScrollerArrow'
import { scrollRow, useScrollEnds } from './use-scroll-ends.client'

/**
 * A row of tabs with an arrow at each end where there is more. The arrows are over the row, so that nothing moves when
 * they appear. Renders a `div`.
 * @param children one element with the tabs
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
