import { emailProblem } from '../account-fields'
import { stripFormatCharacters } from '../format-characters'
import { LIMITS } from '../limits'
import { TEXTS } from '../texts'
import { describeKinds, type FileKind, mimeTypesOf } from './file-kinds'
import { fileTooLarge } from './file-too-large'
import type { AnswerField, FileField } from './form-field'

/** The value to store ('' for no answer), or the message for the person who typed it. */
export type AnswerResult = { value: string } | { problem: string }

const problem = (text: string): AnswerResult => ({ problem: text })

/** A single-line answer has no control characters; a line break would also end an email header. */
const CONTROL_CHARACTERS = /\p{Cc}/u

/**
 * Validates the answer to a field (docs/product.md#rules).
 * @param given all values that were sent under its name, untrimmed
 */
export function validateAnswer(field: AnswerField, given: readonly string[]): AnswerResult {
  const answers = given.map((text) => text.trim()).filter((text) => text !== '')
  const [answer = '', ...others] = answers
  if (field.blockType === 'consent') return answer === '' ? problem(TEXTS.formConsentRequired) : { value: field.text }
  if (answer === '') return field.required ? problem(TEXTS.formFieldRequired) : { value: '' }
  if (others.length > 0 && field.blockType !== 'checkboxes') return problem('Give one answer only.')
  switch (field.blockType) {
    case 'checkboxes':
      return validateOptions(field.options, answers)
    case 'select':
    case 'radio':
      return validateOptions(field.options, [answer])
    default:
      return validateTyped(field, stripFormatCharacters(answer).trim())
  }
}

type TypedField = Exclude<AnswerField, { blockType: 'consent' | 'checkboxes' | 'select' | 'radio' }>

/** @param answer one answer, without invisible characters */
function validateTyped(field: TypedField, answer: string): AnswerResult {
  if (answer === '') return field.required ? problem(TEXTS.formFieldRequired) : { value: '' }
  switch (field.blockType) {
    case 'textarea':
      return validateText(answer.replace(/\r\n?/g, '\n'), LIMITS.formLongTextMaxChars, /[^\P{Cc}\n\t]/u)
    case 'text':
    case 'hidden':
      return validateText(answer, LIMITS.formTextMaxChars, CONTROL_CHARACTERS)
    case 'email':
      return emailProblem(answer) ? problem(emailProblem(answer) ?? '') : { value: answer }
    case 'phone':
      return validatePhone(answer)
    case 'date':
      return isCalendarDate(answer) ? { value: answer } : problem('Choose a date, such as 2026-03-31.')
    case 'number':
      return validateNumber(answer, field)
    default:
      return field satisfies never
  }
}

function validateText(text: string, maxChars: number, forbidden: RegExp): AnswerResult {
  if (text.length > maxChars) return problem(`Use ${maxChars.toLocaleString('en-US')} characters at most.`)
  return forbidden.test(text) ? problem('Remove the invisible characters.') : { value: text }
}

function validateOptions(
  options: readonly { label: string; value: string }[] | null | undefined,
  values: string[],
): AnswerResult {
  const labels = new Map(options?.map(({ label, value }) => [value, label]))
  if (values.some((value) => !labels.has(value))) return problem('Choose from the answers that are offered.')
  return { value: [...new Set(values)].map((value) => labels.get(value)).join(', ') }
}

function validatePhone(text: string): AnswerResult {
  const digits = text.replace(/\D/g, '').length
  const isValid = /^\+?[\d ()./-]{5,30}$/.test(text) && digits >= 5 && digits <= 15
  return isValid ? { value: text } : problem('Write a phone number such as +1 555 010 0199.')
}

function validateNumber(text: string, { max, min }: { min?: number | null; max?: number | null }): AnswerResult {
  if (!/^[+-]?\d{1,15}(?:[.,]\d{1,10})?$/.test(text)) return problem('Write a number.')
  const value = Number(text.replace(',', '.'))
  const low = min ?? Number.NEGATIVE_INFINITY
  const high = max ?? Number.POSITIVE_INFINITY
  if (value >= low && value <= high) return { value: String(value) }
  if (Number.isFinite(low) && Number.isFinite(high)) return problem(`Use a number from ${low} to ${high}.`)
  return problem(value < low ? `Use ${low} or more.` : `Use ${high} or less.`)
}

/** Whether a text is an existing day in the format of a date input. */
function isCalendarDate(text: string): boolean {
  if (!/^[1-9]\d{3}-\d{2}-\d{2}$/.test(text)) return false
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

/** A file as detected from its first bytes. */
export type DetectedFile = {
  bytes: number
  /** Its media type; null when unknown. */
  type: string | null
}

/** The largest file of a field in MB: the editor's choice, capped by LIMITS. */
export const maxMegabytesOf = ({ maxMegabytes }: Pick<FileField, 'maxMegabytes'>): number =>
  Math.min(maxMegabytes ?? LIMITS.formFileMaxMegabytes, LIMITS.formFileMaxMegabytes)

/**
 * Validates the files of a file field (docs/product.md#rules).
 * @returns a message; null when valid
 */
export function fileProblem(field: FileField, files: readonly DetectedFile[]): string | null {
  const [file, ...others] = files
  if (!file) return field.required ? 'Choose a file.' : null
  if (others.length > 0) return 'Choose one file only.'
  const tooLarge = fileTooLarge(file.bytes, maxMegabytesOf(field))
  if (tooLarge) return tooLarge
  const kinds: readonly FileKind[] = field.kinds
  if (file.type === null || !mimeTypesOf(kinds).has(file.type))
    return `Choose a file of this kind: ${describeKinds(kinds)}.`
  return null
}
