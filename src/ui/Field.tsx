import { type ComponentProps, type ReactNode, useId } from 'react'
import { describedBy, FieldFrame, type FieldText } from './FieldFrame'

type InputProps = Omit<ComponentProps<'input'>, 'id' | 'className' | 'aria-describedby' | 'aria-invalid'> & {
  [data: `data-${string}`]: string | number | undefined
}
export type FieldProps = InputProps & FieldText & { name: string }

/**
 * A text field with its label, hint and error; screen readers read both messages with it. Renders a `div`.
 * @param children an element at the end of the field, such as a button; `endInset` reserves room for it
 */
export function Field({
  children,
  endInset = false,
  error,
  hint,
  label,
  ...input
}: FieldProps & { children?: ReactNode; endInset?: boolean }) {
  const id = useId()
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <input {...input} className={endInset ? 'field pe-20' : 'field'} id={id} {...describedBy(id, { error, hint })} />
      {children}
    </FieldFrame>
  )
}
