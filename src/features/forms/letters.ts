import 'server-only'
import { limiter } from '@/features/limits/limiter'
import { sendEmail } from '@/features/mail/send-email'
import { siteOrigin } from '@/features/mail/site-origin'
import type { Form } from '@/payload-types'
import { type Answer, answerLines, fillIn, forTypedAddress, recipientsOf, subjectOf } from '@/rules/forms/letters'
import type { EmailMessage } from '@/rules/email-message'
import { LIMITS } from '@/rules/limits'
import { TEXTS } from '@/rules/texts'

type Submission = { answers: readonly Answer[]; page: string | null; submissionId: number }
type Email = NonNullable<Form['emails']>[number]

/** Whoever types a stranger's address again and again fills no letter box. */
const byTyped = limiter('form-letters', { points: LIMITS.formTypedLetters, windowS: LIMITS.formTypedLettersWindowS })

/**
 * Sends the mails of a form. They go to the addresses that the editor named, with all answers; an address that was
 * typed gets none of the words that were typed with it.
 */
export async function sendLetters(form: Form, { answers, page, submissionId }: Submission): Promise<void> {
  const fields = form.fields ?? []
  const emailFields = fields.filter(({ blockType }) => blockType === 'email').map(({ name }) => name)
  const link = {
    label: 'Open it in the admin',
    href: `${siteOrigin()}/admin/collections/form-submissions/${submissionId}`,
  }
  for (const email of form.emails ?? []) {
    const { fixed, typed } = recipientsOf(email.emailTo, answers, emailFields)
    const [answerTo] = Object.values(recipientsOf(email.replyTo ?? '', answers, emailFields)).flat()
    const headers: Record<string, string> = answerTo ? { 'Reply-To': answerTo } : {}
    const whole = written(email, answers)
    const forUs: EmailMessage = { ...whole, lines: [...whole.lines, ...(page ? [`Sent from ${page}`] : [])], link }
    for (const address of fixed) await sendEmail(address, forUs, headers)
    const forThem = written(email, forTypedAddress(answers, fields))
    for (const address of typed) {
      if ((await byTyped.consume(address.toLowerCase())) === null) await sendEmail(address, forThem, headers)
    }
  }
}

function written({ message, subject }: Email, answers: readonly Answer[]): EmailMessage {
  const lines = (message ? fillIn(message, answers) : answerLines(answers).join('\n'))
    .split('\n')
    .filter((line) => line.trim() !== '')
  return { subject: subjectOf(subject, answers), lines: lines.length > 0 ? lines : [TEXTS.formSent] }
}
