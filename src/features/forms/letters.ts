import 'server-only'
import { limiter } from '@/features/limits/limiter'
import { sendLetter } from '@/features/mail/send-letter'
import { siteAddress } from '@/features/mail/site-address'
import type { Form } from '@/payload-types'
import { type Answer, answerLines, fillIn, recipientsOf, subjectOf } from '@/rules/forms/letters'
import type { Letter } from '@/rules/letter'
import { LIMITS } from '@/rules/limits'

type Submission = { answers: readonly Answer[]; page: string | null; submissionId: number }

/** Whoever types a stranger's address again and again fills no letter box. */
const byTyped = limiter('form-letters', { points: LIMITS.formTypedLetters, windowS: LIMITS.formTypedLettersWindowS })

/** Sends the letters of a form. They go to whom the editor named; what was typed is text in them. */
export async function sendLetters(form: Form, { answers, page, submissionId }: Submission): Promise<void> {
  const emailFields = (form.fields ?? []).filter(({ blockType }) => blockType === 'email').map(({ name }) => name)
  for (const { emailTo, message, replyTo, subject } of form.emails ?? []) {
    const { fixed, typed } = recipientsOf(emailTo, answers, emailFields)
    const [answerTo] = Object.values(recipientsOf(replyTo ?? '', answers, emailFields)).flat()
    const headers: Record<string, string> = answerTo ? { 'Reply-To': answerTo } : {}
    const lines = message
      ? fillIn(message, answers).split('\n')
      : answerLines(answers).flatMap((line) => line.split('\n'))
    const letter: Letter = { subject: subjectOf(subject, answers), lines: lines.filter((line) => line.trim() !== '') }
    const link = {
      label: 'Open it in the admin',
      href: `${siteAddress()}/admin/collections/form-submissions/${submissionId}`,
    }
    const forUs: Letter = { ...letter, lines: [...letter.lines, ...(page ? [`Sent from ${page}`] : [])], link }
    for (const address of fixed) await sendLetter(address, forUs, headers)
    for (const address of typed) {
      if ((await byTyped.take(address.toLowerCase())) === null) await sendLetter(address, letter, headers)
    }
  }
}
