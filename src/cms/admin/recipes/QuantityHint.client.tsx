'use client'

import { useField, useFormFields } from '@payloadcms/ui'
import { quantityHint } from '@/rules/recipes/entry-problems'

/** Below an ingredient's amount: warns when it cannot scale although it should. */
export function QuantityHint() {
  const { path, value } = useField<string>()
  const scales = useFormFields(([fields]) => fields[path.replace(/quantity$/, 'scales')]?.value)
  const hint = quantityHint({ quantity: value, scales })
  return (
    <span className="ebs-hint" role="status">
      {hint}
    </span>
  )
}
