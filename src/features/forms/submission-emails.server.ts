import 'server-only'
import type { Form } from '@/payload-types'
import { limiter } from '@/platform/limits/limiter.server'
import { sendEmail } from '@/platform/mail/send-email.server'
import type { EmailMessage } from '@/rules/email-message'
import {
  type Answer,
  answerLines,
  answersForTypedAddress,
  fillSubject,
  fillTemplate,
  recipientsOf,
} from '@/rules/forms/email-template'
import { emailFieldsOf } from '@/rules/forms/form-field'
import { LIMITS } from '@/rules/limits'
import { TEXTS } from '@/rules/texts'
import { siteOrigin } from '@/runtime/env'

type Submission = { answers: readonly Answer[]; page: string | null; submissionId: number }
type EmailConfig = NonNullable<Form['emails']>[number]

/** Prevents flooding the mailbox of an address that someone else typed. */
const typedAddressLimit = limiter('form-emails', {
  points: LIMITS.formTypedEmails,
  windowS: LIMITS.formTypedEmailsWindowS,
})

/**
 * Sends the emails of a form. Addresses that the editor configured get all answers; an address that was typed into the
 * form gets none of the free text.
 */
export async function sendSubmissionEmails(form: Form, { answers, page, submissionId }: Submission): Promise<void> {
  const fields = form.fields ?? []
  const emailFields = emailFieldsOf(fields)
  const link = {
    label: 'Open it in the admin',
    href: `${siteOrigin()}/admin/collections/form-submissions/${submissionId}`,
  }
  for (const email of form.emails ?? []) {
    const { fixed, typed } = recipientsOf(email.emailTo, answers, emailFields)
    const [replyTo] = Object.values(recipientsOf(email.replyTo ?? '', answers, emailFields)).flat()
    const headers: Record<string, string> = replyTo ? { 'Reply-To': replyTo } : {}
    const fullEmail = composeEmail(email, answers)
    const siteEmail: EmailMessage = {
      ...fullEmail,
      lines: [...fullEmail.lines, ...(page ? [`Sent from ${page}`] : [])],
      link,
    }
    for (const address of fixed) await sendEmail(address, siteEmail, headers)
    const visitorEmail = composeEmail(email, answersForTypedAddress(answers, fields))
    for (const address of typed) {
      if ((await typedAddressLimit.consume(address.toLowerCase())) === null)
        await sendEmail(address, visitorEmail, headers)
    }
  }
}

function composeEmail({ message, subject }: EmailConfig, answers: readonly Answer[]): EmailMessage {
  const lines = (message ? fillTemplate(message, answers) : answerLines(answers).join('\n'))
    .split('\n')
    .filter((line) => line.trim() !== '')
  return { subject: fillSubject(subject, answers), lines: lines.length > 0 ? lines : [TEXTS.formSent] }
}
