'use client'

import { useState } from 'react'
import { Field, type FieldProps } from './Field'

/** A {@link Field} for a password, with a button that shows or hides it. */
export function PasswordField(props: Omit<FieldProps, 'type'>) {
  const [visible, setVisible] = useState(false)
  return (
    <Field {...props} type={visible ? 'text' : 'password'} autoCapitalize="none" spellCheck={false} endInset>
      <button
        className="absolute inset-y-0 end-2 min-w-11 px-3 text-sm font-semibold underline"
        type="button"
        onClick={() => setVisible(!visible)}
      >
        {visible ? 'Hide' : 'Show'}
        <span className="sr-only"> password</span>
      </button>
    </Field>
  )
}
