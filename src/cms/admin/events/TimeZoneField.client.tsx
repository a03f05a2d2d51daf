'use client'

import { FieldDescription, SelectInput, useField } from '@payloadcms/ui'
import { mergeFieldStyles } from '@payloadcms/ui/shared'
import type { TextFieldClientProps } from 'payload'
import { placeTimeZones } from '@/rules/events/time-zones'

/** The choice of a time zone by its city. Not a field of options, since the lists of browsers and databases change. */
export function TimeZoneField({ field, path: given, readOnly }: TextFieldClientProps) {
  const { disabled, path, setValue, showError, value } = useField<string | null>({ potentiallyStalePath: given })
  const names = placeTimeZones()
  // One that this browser does not list is still shown.
  const options = [...(value && !names.includes(value) ? [value] : []), ...names].map((name) => ({
    value: name,
    label: name.replaceAll('_', ' '),
  }))
  return (
    <SelectInput
      name={path}
      path={path}
      label={field.label}
      Description={<FieldDescription description={field.admin?.description} path={path} />}
      options={options}
      value={value ?? undefined}
      onChange={(chosen) => setValue(Array.isArray(chosen) || !chosen ? null : chosen.value)}
      readOnly={Boolean(readOnly) || disabled}
      showError={showError}
      style={mergeFieldStyles(field)}
    />
  )
}
