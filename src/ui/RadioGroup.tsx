import { type ComponentProps, useId } from 'react'
import { describedBy, FieldMessages, type FieldText } from './FieldFrame'

type NativeProps = Pick<ComponentProps<'input'>, 'onChange' | 'required'>
type Props = NativeProps &
  FieldText & {
    name: string
    options: readonly { value: string; label: string; disabled?: boolean }[]
    /** The selected value if controlled; `initial` if uncontrolled. */
    value?: string
    initial?: string
    disabled?: boolean
  }

/** One of a few visible options. Renders a `fieldset` with native radio buttons. */
export function RadioGroup({ disabled, error, hint, initial, label, name, options, value, ...nativeProps }: Props) {
  const id = useId()
  return (
    // biome-ignore lint/a11y: aria-invalid needs the role radiogroup, which HTML-ARIA allows on a fieldset
    <fieldset className="grid gap-1" role="radiogroup" disabled={disabled} {...describedBy(id, { error, hint })}>
      <legend className="font-semibold">{label}</legend>
      {options.map((option) => (
        <div className="choice" key={option.value}>
          <input
            {...nativeProps}
            type="radio"
            id={`${id}-${option.value}`}
            name={name}
            value={option.value}
            disabled={option.disabled}
            checked={value === undefined ? undefined : value === option.value}
            defaultChecked={value === undefined ? initial === option.value : undefined}
          />
          <label htmlFor={`${id}-${option.value}`}>{option.label}</label>
        </div>
      ))}
      <FieldMessages id={id} error={error} hint={hint} />
    </fieldset>
  )
}
