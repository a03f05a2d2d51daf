import { useId } from 'react'
import { describedBy, FieldMessages, type FieldText } from '@/ui/FieldFrame'

type Props = FieldText & { name: string; options: readonly { value: string; label: string }[] }

/** Multiple choice. Renders a `fieldset` of native checkboxes with one name. */
export function CheckboxGroup({ error, hint, label, name, options }: Props) {
  const id = useId()
  return (
    <fieldset className="grid gap-1" aria-describedby={describedBy(id, { error, hint })['aria-describedby']}>
      <legend className="font-semibold">{label}</legend>
      {options.map(({ label: optionLabel, value }) => (
        <div className="choice" key={value}>
          <input type="checkbox" id={`${id}-${value}`} name={name} value={value} />
          <label htmlFor={`${id}-${value}`}>{optionLabel}</label>
        </div>
      ))}
      <FieldMessages id={id} hint={hint} error={error} />
    </fieldset>
  )
}
