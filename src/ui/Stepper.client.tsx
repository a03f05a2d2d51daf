'use client'

import { Minus, Plus } from 'lucide-react'
import { useState } from 'react'

type Props = {
  /** What is counted: "Servings". */
  label: string
  /** Its word for one, and for more: it stands behind the number. */
  words: readonly [one: string, many: string]
  /** Names of the buttons: "Fewer servings", "More servings". */
  less: string
  more: string
  value: number
  min: number
  max: number
  onChange(value: number): void
}

/**
 * A whole number to step through or to type. What is typed counts as soon as it is one that may be; when the
 * field is left, the nearest that may be stands in it. Nothing moves when the number grows. Renders a `div`.
 */
export function Stepper({ label, less, max, min, more, onChange, value, words }: Props) {
  const [typed, setTyped] = useState<string | null>(null)
  const [touched, setTouched] = useState(false)
  const inRange = (number: number) => Math.min(max, Math.max(min, number))
  const word = value === 1 ? words[0] : words[1]

  function change(next: number) {
    setTouched(true)
    if (next !== value) onChange(next)
  }
  function type(text: string) {
    setTyped(text)
    if (/^\d+$/.test(text) && Number(text) === inRange(Number(text))) change(Number(text))
  }
  function leave() {
    if (typed !== null && /^-?\d+$/.test(typed.trim())) change(inRange(Number(typed)))
    setTyped(null)
  }
  const step = (by: number) => {
    setTyped(null)
    change(inRange(value + by))
  }

  return (
    <div className="stepper">
      <button type="button" aria-label={less} aria-disabled={value <= min || undefined} onClick={() => step(-1)}>
        <Minus className="size-4" aria-hidden="true" />
      </button>
      <input
        type="number"
        inputMode="numeric"
        name="number"
        autoComplete="off"
        aria-label={label}
        min={min}
        max={max}
        step={1}
        value={typed ?? value}
        onChange={({ currentTarget }) => type(currentTarget.value)}
        onBlur={leave}
      />
      <span className="stepper-word" data-longest={words[1]}>
        {word}
      </span>
      <button type="button" aria-label={more} aria-disabled={value >= max || undefined} onClick={() => step(1)}>
        <Plus className="size-4" aria-hidden="true" />
      </button>
      <span className="sr-only" role="status">
        {touched && `${value} ${word}`}
      </span>
    </div>
  )
}
