import { type ReactNode, useId } from 'react'

type Props = {
  value: number
  /** Greater than 0. */
  max: number
  /** What the progress is about. */
  label: string
}

/** A progress bar under its label. Renders a `div` with a native `progress`. */
export function ProgressBar({ label, max, note, value }: Props & { note?: ReactNode }) {
  const id = useId()
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
        <label className="font-semibold" htmlFor={id}>
          {label}
        </label>
        {note && <span className="text-text-soft">{note}</span>}
      </div>
      <progress className="progress-bar" id={id} value={value} max={max} />
    </div>
  )
}

const RADIUS = 36
const CIRCUMFERENCE = 2 * Math.PI * RADIUS

/** Progress as a ring around a number or an icon. Renders a `span`. */
export function ProgressRing({ children, label, max, value }: Props & { children?: ReactNode }) {
  const fraction = Math.min(1, Math.max(0, value / max))
  return (
    <span
      className="progress-ring"
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
    >
      <svg viewBox="0 0 80 80" className="-rotate-90" aria-hidden="true">
        <circle cx="40" cy="40" r={RADIUS} />
        {fraction > 0 && (
          <circle
            cx="40"
            cy="40"
            r={RADIUS}
            strokeDasharray={CIRCUMFERENCE}
            strokeDashoffset={CIRCUMFERENCE * (1 - fraction)}
          />
        )}
      </svg>
      <span aria-hidden="true">{children}</span>
    </span>
  )
}
