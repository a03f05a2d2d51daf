'use client'

import { Minus, Plus } from 'lucide-react'
import { useState } from 'react'

type Props = {
  /** The accessible name: "Servings". */
  label: string
  /** The unit after the number, singular and plural. */
  unitNames: readonly [one: string, many: string]
  /** The buttons' accessible names: "Fewer servings", "More servings". */
  decreaseLabel: string
  increaseLabel: string
  value: number
  min: number
  max: number
  onChange(value: number): void
}

/**
 * A whole number with buttons to decrease and increase it. A typed number applies as soon as it is in range; on blur it
 * is clamped to the range. The width does not change with the number. Renders a `div`.
 */
export function NumberInput({ label, decreaseLabel, max, min, increaseLabel, onChange, value, unitNames }: Props) {
  const [typed, setTyped] = useState<string | null>(null)
  const [changed, setChanged] = useState(false)
  const clamp = (number: number) => Math.min(max, Math.max(min, number))
  const unitName = value === 1 ? unitNames[0] : unitNames[1]

  function change(next: number) {
    setChanged(true)
    if (next !== value) onChange(next)
  }
  function onType(text: string) {
    setTyped(text)
    if (/^\d+$/.test(text) && Number(text) === clamp(Number(text))) change(Number(text))
  }
  function onBlur() {
    if (typed !== null && /^-?\d+$/.test(typed.trim())) change(clamp(Number(typed)))
    setTyped(null)
  }
  const step = (by: number) => {
    setTyped(null)
    change(clamp(value + by))
  }

  return (
    <div className="number-input">
      <button
        type="button"
        aria-label={decreaseLabel}
        aria-disabled={value <= min || undefined}
        onClick={() => step(-1)}
      >
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
        onChange={({ currentTarget }) => onType(currentTarget.value)}
        onBlur={onBlur}
      />
      <span className="number-input-unit" data-longest={unitNames[1]}>
        {unitName}
      </span>
      <button
        type="button"
        aria-label={increaseLabel}
        aria-disabled={value >= max || undefined}
        onClick={() => step(1)}
      >
        <Plus className="size-4" aria-hidden="true" />
      </button>
      <span className="sr-only" role="status">
        {changed && `${value} ${unitName}`}
      </span>
    </div>
  )
}
