import { emailProblem } from '../account-fields'
import { withoutFormatCharacters } from '../format-characters'
import { LIMITS } from '../limits'
import { TEXTS } from '../texts'
import { type FileKind, typesOf, wordsOf } from './file-kinds'
import { fileTooLarge } from './file-too-large'
import type { AnswerField, FileField } from './form-field'

/** What is kept, '' for no answer; or what is wrong, in words for the person who typed it. */
export type Checked = { value: string } | { problem: string }

const problem = (text: string): Checked => ({ problem: text })

/** Line breaks and the like have no place in one line; they would also end a header of a mail. */
const CONTROL = /\p{Cc}/u

/**
 * Checks what a person answered to a field. SPEC 5.
 * @param given everything that was sent under its name, untrimmed
 */
export function checkAnswer(field: AnswerField, given: readonly string[]): Checked {
  const answers = given.map((text) => text.trim()).filter((text) => text !== '')
  const [answer = '', ...more] = answers
  if (field.blockType === 'consent') return answer === '' ? problem(TEXTS.formConsentNeeded) : { value: field.text }
  if (answer === '') return field.required ? problem(TEXTS.formFieldRequired) : { value: '' }
  if (more.length > 0 && field.blockType !== 'checkboxes') return problem('Give one answer only.')
  switch (field.blockType) {
    case 'checkboxes':
      return chosen(field.options, answers)
    case 'select':
    case 'radio':
      return chosen(field.options, [answer])
    default:
      return typed(field, withoutFormatCharacters(answer).trim())
  }
}

type TypedField = Exclude<AnswerField, { blockType: 'consent' | 'checkboxes' | 'select' | 'radio' }>

/** @param answer one answer, without characters that are not drawn */
function typed(field: TypedField, answer: string): Checked {
  if (answer === '') return field.required ? problem(TEXTS.formFieldRequired) : { value: '' }
  switch (field.blockType) {
    case 'textarea':
      return written(answer.replace(/\r\n?/g, '\n'), LIMITS.formLongTextMaxChars, /[^\P{Cc}\n\t]/u)
    case 'text':
    case 'hidden':
      return written(answer, LIMITS.formTextMaxChars, CONTROL)
    case 'email':
      return emailProblem(answer) ? problem(emailProblem(answer) ?? '') : { value: answer }
    case 'phone':
      return phone(answer)
    case 'date':
      return isDay(answer) ? { value: answer } : problem('Choose a date, such as 2026-03-31.')
    case 'number':
      return number(answer, field)
    default:
      return field satisfies never
  }
}

function written(text: string, maxChars: number, refused: RegExp): Checked {
  if (text.length > maxChars) return problem(`Use ${maxChars.toLocaleString('en-US')} characters at most.`)
  return refused.test(text) ? problem('Leave out characters that cannot be seen.') : { value: text }
}

function chosen(options: readonly { label: string; value: string }[] | null | undefined, values: string[]): Checked {
  const labels = new Map(options?.map(({ label, value }) => [value, label]))
  if (values.some((value) => !labels.has(value))) return problem('Choose from the answers that are offered.')
  return { value: [...new Set(values)].map((value) => labels.get(value)).join(', ') }
}

function phone(text: string): Checked {
  const digits = text.replace(/\D/g, '').length
  const right = /^\+?[\d ()./-]{5,30}$/.test(text) && digits >= 5 && digits <= 15
  return right ? { value: text } : problem('Write a phone number such as +1 555 010 0199.')
}

function number(text: string, { max, min }: { min?: number | null; max?: number | null }): Checked {
  if (!/^[+-]?\d{1,15}(?:[.,]\d{1,10})?$/.test(text)) return problem('Write a number.')
  const value = Number(text.replace(',', '.'))
  const low = min ?? Number.NEGATIVE_INFINITY
  const high = max ?? Number.POSITIVE_INFINITY
  if (value >= low && value <= high) return { value: String(value) }
  if (Number.isFinite(low) && Number.isFinite(high)) return problem(`Use a number from ${low} to ${high}.`)
  return problem(value < low ? `Use ${low} or more.` : `Use ${high} or less.`)
}

/** A day that the calendar has, as a date input sends it. */
function isDay(text: string): boolean {
  if (!/^[1-9]\d{3}-\d{2}-\d{2}$/.test(text)) return false
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

/** A file as its first bytes show it. */
export type SeenFile = {
  bytes: number
  /** Its media type, told from its bytes; null for none that is known. */
  type: string | null
}

/** How large a file of this field may be, in MB: what the editor chose, within our own limit. */
export const maxMegabytesOf = ({ maxMegabytes }: Pick<FileField, 'maxMegabytes'>): number =>
  Math.min(maxMegabytes ?? LIMITS.formFileMaxMegabytes, LIMITS.formFileMaxMegabytes)

/**
 * Checks what a person sent with a file field. SPEC 5.
 * @returns what is wrong, null when all is well
 */
export function fileProblem(field: FileField, files: readonly SeenFile[]): string | null {
  const [file, ...more] = files
  if (!file) return field.required ? 'Choose a file.' : null
  if (more.length > 0) return 'Choose one file only.'
  const tooLarge = fileTooLarge(file.bytes, maxMegabytesOf(field))
  if (tooLarge) return tooLarge
  const kinds: readonly FileKind[] = field.kinds
  if (file.type === null || !typesOf(kinds).has(file.type)) return `Choose a file of this kind: ${wordsOf(kinds)}.`
  return null
}
