'use client'

import { useAllFormFields } from '@payloadcms/ui'
import type { FormState } from 'payload'
import { reduceFieldsToValues } from 'payload/shared'
import { useEffect, useMemo, useState } from 'react'

/** Time after the last change, in ms. */
const PAUSE_MS = 300

/** The form's fields and values, shortly after each change: reading all of them takes time on a long page. */
export function useFormValues(): { fields: FormState; values: Readonly<Record<string, unknown>> } {
  const [fields] = useAllFormFields()
  const [settled, setSettled] = useState(fields)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(fields), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [fields])
  return useMemo(() => ({ fields: settled, values: reduceFieldsToValues(settled, true) }), [settled])
}
