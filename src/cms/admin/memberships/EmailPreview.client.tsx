'use client'

import { useFormFields } from '@payloadcms/ui'
import { emailHtml } from '@/rules/email-message'
import type { EmailKind } from '@/rules/membership/emails/kinds'
import { exampleValues, fillTemplate } from '@/rules/membership/emails/template'

/** Under the texts of an email: how it arrives, with examples in place of the placeholders. */
export function EmailPreview({ kind }: { kind: EmailKind }) {
  const [subject, text] = useFormFields(([fields]) =>
    ['subject', 'text'].map((name) => String(fields[`${kind}.${name}`]?.value ?? '')),
  )
  const message = fillTemplate(kind, { subject: subject ?? '', text: text ?? '' }, exampleValues(), '')
  return (
    <details className="ebs-paste">
      <summary>Preview: {message.subject}</summary>
      {/* The sandbox has no scripts, forms or links: it is only looked at. */}
      <iframe className="ebs-email" title={`Preview: ${message.subject}`} sandbox="" srcDoc={emailHtml(message)} />
    </details>
  )
}
