import { useId } from 'react'

type Props<T extends string> = {
  /** What is chosen: "Measures". Read out, not seen: the words beside it say enough. */
  label: string
  options: readonly { value: T; label: string }[]
  value: T
  onSelect(value: T): void
}

/** One of two or three words, side by side: a switch. Native radio buttons, so arrow keys work. Renders a `fieldset`. */
export function SegmentedControl<T extends string>({ label, onSelect, options, value }: Props<T>) {
  const name = useId()
  return (
    <fieldset className="segmented-control">
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
