import { type ComponentProps, type ReactNode, useId } from 'react'

type Input = Omit<ComponentProps<'input'>, 'id' | 'className' | 'aria-describedby' | 'aria-invalid'>
export type FieldProps = Input & {
  label: string
  name: string
  /** What to type, before anything is wrong. */
  hint?: string
  /** What is wrong, in words for the person who typed it. */
  error?: string
}

/**
 * A labelled text field with its hint and its error, both read out with it. Renders a `div`.
 * @param children stands at the end of the field, such as a button: `endInset` keeps room for it
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
  const hintId = hint ? `${id}-hint` : undefined
  const errorId = error ? `${id}-error` : undefined
  return (
    <div className="grid content-start gap-2">
      <label className="font-semibold" htmlFor={id}>
        {label}
      </label>
      <div className="relative grid">
        <input
          {...input}
          className={`field aria-invalid:border-bad ${endInset ? 'pe-20' : ''}`}
          id={id}
          aria-describedby={[errorId, hintId].filter(Boolean).join(' ') || undefined}
          aria-invalid={error ? true : undefined}
        />
        {children}
      </div>
      {error && (
        <p className="text-sm font-semibold text-bad" id={errorId}>
          {error}
        </p>
      )}
      {hint && (
        <p className="text-sm text-text-soft" id={hintId}>
          {hint}
        </p>
      )}
    </div>
  )
}
