import { useId } from 'react'

type Option<Value extends string> = { value: Value; label: string; disabled?: boolean }

type Props<Value extends string> = {
  legend: string
  options: readonly Option<Value>[]
}

type ManyProps<Value extends string> = Props<Value> & {
  chosen: readonly Value[]
  onChange(chosen: Value[]): void
}

/** A group of choices of which any number can be chosen. Renders a `fieldset` of checkboxes. */
export function CheckChips<Value extends string>({ chosen, legend, onChange, options }: ManyProps<Value>) {
  return (
    <fieldset>
      <legend className="font-semibold">{legend}</legend>
      <div className="flex flex-wrap gap-2 pt-2.5">
        {options.map(({ label, value }) => (
          <label className="chip" key={value}>
            <input
              type="checkbox"
              checked={chosen.includes(value)}
              onChange={({ currentTarget: { checked } }) =>
                onChange(
                  options
                    .map((option) => option.value)
                    .filter((other) => (other === value ? checked : chosen.includes(other))),
                )
              }
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

type OneProps<Value extends string> = Props<Value> & {
  chosen: Value
  onChange(chosen: Value): void
}

/** A group of choices of which one is chosen. Renders a `fieldset` of radio buttons. */
export function RadioChips<Value extends string>({ chosen, legend, onChange, options }: OneProps<Value>) {
  const name = useId()
  return (
    <fieldset>
      <legend className="font-semibold">{legend}</legend>
      <div className="flex flex-wrap gap-2 pt-2.5">
        {options.map(({ disabled, label, value }) => (
          <label className="chip" key={value}>
            <input
              type="radio"
              name={name}
              checked={chosen === value}
              disabled={disabled}
              onChange={() => onChange(value)}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
