import { type ComponentProps, useId } from 'react'
import { describedBy, FieldFrame, type FieldText } from './FieldFrame'

type NativeProps = Omit<ComponentProps<'textarea'>, 'id' | 'className' | 'aria-describedby' | 'aria-invalid'>

/** A multi-line text field with its label and messages; it grows with its content. Renders a `div`. */
export function TextArea({ error, hint, label, ...nativeProps }: NativeProps & FieldText & { name: string }) {
  const id = useId()
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <textarea {...nativeProps} className="field" id={id} {...describedBy(id, { error, hint })} />
    </FieldFrame>
  )
}
