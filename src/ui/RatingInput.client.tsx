'use client'

import { Star } from 'lucide-react'
import { useId } from 'react'

const STARS = [1, 2, 3, 4, 5]

type Props = {
  /** What is rated: "Your rating of Ginger noodle broth". */
  label: string
  /** 1 to 5; 0: not rated. */
  value: number
  onRate(value: number): void
  /** The error of the last submission. */
  error?: string
  /** Ignores clicks while a rating is being sent. */
  pending?: boolean
}

/** A rating of one to five stars, as native radio buttons. Renders a `fieldset`. */
export function RatingInput({ error, label, onRate, pending = false, value }: Props) {
  const id = useId()
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined} aria-busy={pending || undefined}>
      <legend className="font-semibold">{label}</legend>
      <div className="rating-input" data-off={pending || undefined}>
        {STARS.map((stars) => (
          <label key={stars} data-filled={stars <= value || undefined}>
            <input
              type="radio"
              name={id}
              value={stars}
              checked={value === stars}
              aria-label={stars === 1 ? '1 star' : `${stars} stars`}
              onChange={() => pending || onRate(stars)}
            />
            <Star className="size-6" aria-hidden="true" />
          </label>
        ))}
      </div>
      {error && (
        <p className="text-sm font-semibold text-bad" id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  )
}
