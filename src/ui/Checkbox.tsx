import { type ComponentProps, useId } from 'react'
import { describedBy, FieldMessages, type FieldText } from './FieldFrame'

type NativeProps = Omit<ComponentProps<'input'>, 'id' | 'type' | 'className' | 'aria-describedby' | 'aria-invalid'>

/** A checkbox with its label and messages. Renders a `div` with a native checkbox. */
export function Checkbox({ error, hint, label, ...nativeProps }: NativeProps & FieldText & { name: string }) {
  const id = useId()
  return (
    <div className="grid gap-1">
      <div className="choice">
        <input {...nativeProps} type="checkbox" id={id} {...describedBy(id, { error, hint })} />
        <label htmlFor={id}>{label}</label>
      </div>
      <FieldMessages id={id} error={error} hint={hint} />
    </div>
  )
}
