import type { ReactNode } from 'react'

export type FieldText = {
  label: string
  /** What to enter or choose. */
  hint?: string
  /** The error, in words for the person who made the entry. */
  error?: string
}

/** The ARIA attributes that link a control to its error and its hint; the error is read first. */
export function describedBy(id: string, { error, hint }: Pick<FieldText, 'hint' | 'error'>) {
  return {
    'aria-describedby': [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined,
    'aria-invalid': error ? true : undefined,
  }
}

/** The error and the hint under a control. */
export function FieldMessages({ error, hint, id }: Pick<FieldText, 'hint' | 'error'> & { id: string }) {
  return (
    <>
      {error && (
        <p className="text-sm font-semibold text-bad" id={`${id}-error`}>
          {error}
        </p>
      )}
      {hint && (
        <p className="text-sm text-text-soft" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </>
  )
}

/** A label, a control and its messages. Renders a `div`. */
export function FieldFrame({ children, id, label, ...text }: FieldText & { id: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-1 content-start gap-2">
      <label className="font-semibold" htmlFor={id}>
        {label}
      </label>
      <div className="relative grid grid-cols-1">{children}</div>
      <FieldMessages {...text} id={id} />
    </div>
  )
}
