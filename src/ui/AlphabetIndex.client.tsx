'use client'

import { useRef } from 'react'
import { StripArrow } from './StripArrow'
import { scrollRow, useScrollEnds } from './use-scroll-ends'

/** SPEC 9: letter scroller step. */
const STEP_PX = 200
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')

type Props = {
  /** What is sought by its letter: the name of the group. */
  label: string
  /** Letters that begin something, capital; the others are disabled. SPEC 5. */
  letters: ReadonlySet<string>
  /** null: all of them. */
  chosen: string | null
  onChoose(letter: string | null): void
}

/** All, and A to Z. SPEC 2.2, 5, 9. Renders a `div`. */
export function AlphabetIndex({ chosen, label, letters, onChoose }: Props) {
  const row = useRef<HTMLDivElement>(null)
  const { end, start } = useScrollEnds(row)
  return (
    <div className="letters">
      <div className="strip">
        <StripArrow
          direction="back"
          label="Earlier letters"
          disabled={start}
          onPress={() => scrollRow(row.current, -1, STEP_PX)}
        />
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset's legend would be seen */}
        <div className="strip-row" ref={row} role="group" aria-label={label}>
          <button className="letter px-3" type="button" aria-pressed={chosen === null} onClick={() => onChoose(null)}>
            All
          </button>
          {LETTERS.map((letter) => (
            <button
              key={letter}
              className="letter"
              type="button"
              disabled={!letters.has(letter)}
              aria-pressed={chosen === letter}
              onClick={() => onChoose(letter)}
            >
              {letter}
            </button>
          ))}
        </div>
        <StripArrow
          direction="on"
          label="Later letters"
          disabled={end}
          onPress={() => scrollRow(row.current, 1, STEP_PX)}
        />
      </div>
    </div>
  )
}
