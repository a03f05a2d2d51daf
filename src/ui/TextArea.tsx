import { type ComponentProps, useId } from 'react'
import { describedBy, FieldFrame, type FieldText } from './FieldFrame'

type NativeProps = Omit<ComponentProps<'textarea'>, 'id' | 'className' | 'aria-describedby' | 'aria-invalid'>

/** A labelled field for several lines; it grows with what is typed. Renders a `div`. */
export function TextArea({ error, hint, label, ...nativeProps }: NativeProps & FieldText & { name: string }) {
  const id = useId()
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <textarea {...nativeProps} className="field" id={id} {...describedBy(id, { error, hint })} />
    </FieldFrame>
  )
}
