'use client'

import { useRef } from 'react'
import { ScrollerArrow } from './ScrollerArrow'
import { scrollRow, useScrollEnds } from './use-scroll-ends.client'

/** How far an arrow scrolls (docs/product.md#numbers). */
const STEP_PX = 200
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')

type Props = {
  /** The accessible name of the group. */
  label: string
  /** Capital letters with results; the others are disabled. */
  letters: ReadonlySet<string>
  /** null: all letters. */
  selected: string | null
  onSelect(letter: string | null): void
}

/** Buttons for All and A to Z, to filter a list by first letter. Renders a `div`. */
export function AlphabetIndex({ selected, label, letters, onSelect }: Props) {
  const row = useRef<HTMLDivElement>(null)
  const { end, start } = useScrollEnds(row)
  return (
    <div className="alphabet-index">
      <div className="scroller">
        <ScrollerArrow
          direction="previous"
          label="Earlier letters"
          disabled={start}
          onClick={() => scrollRow(row.current, -1, STEP_PX)}
        />
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset's legend would be visible */}
        <div className="scroller-row" ref={row} role="group" aria-label={label}>
          <button
            className="alphabet-letter px-3"
            type="button"
            aria-pressed={selected === null}
            onClick={() => onSelect(null)}
          >
            All
          </button>
          {LETTERS.map((letter) => (
            <button
              key={letter}
              className="alphabet-letter"
              type="button"
              disabled={!letters.has(letter)}
              aria-pressed={selected === letter}
              onClick={() => onSelect(letter)}
            >
              {letter}
            </button>
          ))}
        </div>
        <ScrollerArrow
          direction="next"
          label="Later letters"
          disabled={end}
          onClick={() => scrollRow(row.current, 1, STEP_PX)}
        />
      </div>
    </div>
  )
}
