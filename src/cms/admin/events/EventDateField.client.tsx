'use client'

import { DateTimeField, useField, useFormFields } from '@payloadcms/ui'
import type { DateFieldClientProps } from 'payload'
import { isPlaceTimeZone } from '@/rules/events/time-zones'
import { clockTimeOf, momentAt } from '@/rules/local-time'

/** The moment at which one time zone's clocks show what those of another show at a moment. */
const sameClock = (from: string, to: string, moment: string) => momentAt(to, clockTimeOf(from, moment))

/**
 * A moment of an event, chosen as the clocks of its place show it. Payload's own `timezone` of a date does not fit: it is
 * required with the date, and each date has one of its own.
 */
export function EventDateField(props: DateFieldClientProps) {
  const { field, path } = props
  const { admin } = field
  const { setValue, value } = useField<string | null>({ potentiallyStalePath: path })
  const place = useFormFields(([{ timeZone }]) => timeZone?.value)
  if (!admin || !isPlaceTimeZone(place)) return <DateTimeField {...props} />
  // The picker knows the user's own time zone alone.
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone
  const overrides = {
    selected: value ? sameClock(place, own, value) : null,
    onChange: (chosen: Date | null) => setValue(chosen && sameClock(own, place, chosen.toISOString()).toISOString()),
  }
  return (
    <DateTimeField
      {...props}
      field={{ ...field, admin: { ...admin, date: { pickerAppearance: 'dayAndTime', overrides } } }}
    />
  )
}
