import { useId } from 'react'

type Props<T extends string> = {
  /** The accessible name, not visible: "Measures". */
  label: string
  options: readonly { value: T; label: string }[]
  value: T
  onSelect(value: T): void
  /** Announced as a radio group instead of a group. */
  role?: 'radiogroup'
}

/** One of two or three options side by side, as native radio buttons. Renders a `fieldset`. */
export function SegmentedControl<T extends string>({ label, onSelect, options, role, value }: Props<T>) {
  const name = useId()
  return (
    <fieldset className="segmented-control" role={role}>
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onSelect(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  )
}
