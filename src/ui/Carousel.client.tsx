'use client'

import { Children, type ReactNode, useEffect, useRef } from 'react'
import { ScrollerArrow } from './ScrollerArrow'
import { scrollRow, useScrollEnds } from './use-scroll-ends'

type Props = {
  /** What is in it: its name for screen readers. */
  label: string
  /** The heading and whatever stands left of the arrows. */
  header?: ReactNode
  /** How wide an item is at most; on phones the next one always looks in. Thumbnails stand in 2, 3, 4, 6 columns. SPEC 9. */
  item?: 'tile' | 'card' | 'wide' | 'thumbnail'
  /** What is shown: when it changes, the row is back at its beginning. */
  resetKey?: string
  /** The items: `li` elements. */
  children: ReactNode
}

const WIDTHS = { tile: '11rem', card: '18rem', wide: '30rem', thumbnail: undefined } as const

/**
 * A row of things to go through sideways: a native list that snaps, with a button each way.
 * Without scripts it scrolls as well. Renders a `section`.
 */
export function Carousel({ children, header, item = 'card', label, resetKey }: Props) {
  const row = useRef<HTMLUListElement>(null)
  const { end, start } = useScrollEnds(row, Children.count(children))
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown has changed, and the row with it
  useEffect(() => {
    // In braces: newer browsers give a promise, which is no clean-up.
    row.current?.scrollTo({ left: 0, behavior: 'instant' })
  }, [resetKey])
  return (
    <section className="grid min-w-0 grid-cols-1 gap-4" aria-label={label}>
      <div className="flex items-end justify-between gap-4">
        <div className="min-w-0">{header}</div>
        <div className="flex flex-none">
          <ScrollerArrow
            direction="previous"
            label="Previous"
            disabled={start}
            onClick={() => scrollRow(row.current, -1)}
          />
          <ScrollerArrow direction="next" label="Next" disabled={end} onClick={() => scrollRow(row.current, 1)} />
        </div>
      </div>
      {/* biome-ignore lint/a11y: what scrolls must be reached by keyboard, for its arrow keys to work */}
      <ul className="scroller-row carousel" data-item={item} ref={row} tabIndex={0} style={{ '--item': WIDTHS[item] }}>
        {children}
      </ul>
    </section>
  )
}
