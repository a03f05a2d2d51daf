'use client'

import { FieldDescription, FieldError, FieldLabel, fieldBaseClass, useField } from '@payloadcms/ui'
import { mergeFieldStyles } from '@payloadcms/ui/shared'
import type { TextFieldClientProps } from 'payload'
import { UNITS_LIST } from './units-list'

/** An ingredient's unit: free text with suggestions. */
export function UnitField({ field, path: given, readOnly }: TextFieldClientProps) {
  const { disabled, path, setValue, showError, value } = useField<string>({ potentiallyStalePath: given })
  const id = `field-${path.replaceAll('.', '__')}`
  return (
    <div
      className={[fieldBaseClass, 'text', showError && 'error'].filter(Boolean).join(' ')}
      style={mergeFieldStyles(field)}
    >
      <FieldLabel htmlFor={id} label={field.label} path={path} />
      <div className={`${fieldBaseClass}__wrap`}>
        <FieldError path={path} showError={showError} />
        <input
          id={id}
          name={path}
          type="text"
          list={UNITS_LIST}
          autoComplete="off"
          value={value ?? ''}
          disabled={Boolean(readOnly) || disabled}
          onChange={(event) => setValue(event.target.value)}
        />
      </div>
      <FieldDescription description={field.admin?.description} path={path} />
    </div>
  )
}
