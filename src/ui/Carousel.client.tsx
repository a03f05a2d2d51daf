'use client'

import { Children, type ReactNode, useEffect, useRef } from 'react'
import { ScrollerArrow } from './ScrollerArrow'
import { scrollRow, useScrollEnds } from './use-scroll-ends.client'

type Props = {
  /** The accessible name. */
  label: string
  /** The heading, left of the arrows. */
  header?: ReactNode
  /** How many fit side by side; on phones a part of the next one is visible. Thumbnails have 2, 3, 4 or 6 columns. */
  item?: 'tile' | 'card' | 'wide' | 'thumbnail'
  /** Identifies the items: when it changes, the row scrolls back to its start. */
  resetKey?: string
  /** The items: `li` elements. */
  children: ReactNode
}

/** A native list that scrolls sideways and snaps, with an arrow each way. It scrolls without scripts too. Renders a `section`. */
export function Carousel({ children, header, item = 'card', label, resetKey }: Props) {
  const row = useRef<HTMLUListElement>(null)
  const { end, start } = useScrollEnds(row, Children.count(children))
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect follows resetKey
  useEffect(() => {
    // In braces, since newer browsers return a promise, which React would take for a clean-up.
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
      {/* biome-ignore lint/a11y: a scroll container must be focusable for its arrow keys to work */}
      <ul className="scroller-row carousel" data-item={item} ref={row} tabIndex={0}>
        {children}
      </ul>
    </section>
  )
}
