'use client'

import { useFormFields } from '@payloadcms/ui'
import type { ClientField } from 'payload'
import { GOOD_LENGTHS, lengthHint } from '@/rules/publishing/appearance'

type Props = { field?: ClientField; path: string; kind: keyof typeof GOOD_LENGTHS }

/** Below a title or description for search engines: how long it is, and whether that is good. */
export function LengthHint({ kind, path }: Props) {
  const length = useFormFields(([fields]) => String(fields[path]?.value ?? '').trim().length)
  const { state, text } = lengthHint(length, GOOD_LENGTHS[kind])
  return (
    <p className="ebs-length" data-state={state} role="status">
      {text}
    </p>
  )
}
