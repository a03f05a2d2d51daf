'use client'

import { useField, useFormFields } from '@payloadcms/ui'
import { quantityHint } from '@/rules/recipes/entry-problems'

/** Below an ingredient's amount: says when it will not grow although it is meant to. */
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
