import { emailProblem } from '../account-fields'
import { stripFormatCharacters } from '../format-characters'
import type { AnswerField, FileField } from './form-field'

/** One answer of a submission, as it is stored. */
export type Answer = { field: string; label: string; value: string }

const PLACEHOLDER = /( ?)\{\{\s*(\*|[a-z][a-z0-9-]*)\s*\}\}/g

/**
 * By kind of field: whether its answer is chosen or has a fixed format, rather than free text of a visitor.
 * A phone number counts as free text, since fraudulent emails ask their readers to call one.
 */
const SAFE_FOR_TYPED_ADDRESS = {
  checkboxes: true,
  consent: true,
  date: true,
  email: false,
  file: false,
  hidden: false,
  number: true,
  phone: false,
  radio: true,
  select: true,
  text: false,
  textarea: false,
} as const satisfies Record<FieldKind, boolean>

type FieldKind = AnswerField['blockType'] | FileField['blockType']

/**
 * The answers that may be in an email to a typed address. Anyone can type another person's address, so free text would
 * let strangers send their own words in our name.
 * @param fields the form's fields, whose kinds decide
 */
export function answersForTypedAddress(
  answers: readonly Answer[],
  fields: readonly { name: string; blockType: FieldKind }[],
): Answer[] {
  const safe = new Set(fields.filter(({ blockType }) => SAFE_FOR_TYPED_ADDRESS[blockType]).map(({ name }) => name))
  return answers.filter(({ field }) => safe.has(field))
}

/** One line per answer; empty answers are left out. */
export const answerLines = (answers: readonly Answer[]): string[] =>
  answers.filter(({ value }) => value !== '').map(({ label, value }) => `${label}: ${value}`)

/**
 * Fills the placeholders of a plain text: {{name}} is a field's answer, {{*}} all of them. Answers are not searched for
 * placeholders. The caller escapes the result before it uses it as HTML.
 */
export function fillTemplate(text: string, answers: readonly Answer[]): string {
  const valueByField = new Map(answers.map(({ field, value }) => [field, value]))
  return text.replace(PLACEHOLDER, (_, space: string, name: string) => {
    const answer = name === '*' ? answerLines(answers).join('\n') : (valueByField.get(name) ?? '')
    // "Hello {{name}}," without a name becomes "Hello,".
    return answer === '' ? '' : space + answer
  })
}

/** Fills a subject. @returns one line of at most 200 characters */
export const fillSubject = (text: string, answers: readonly Answer[]): string =>
  stripFormatCharacters(fillTemplate(text, answers))
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .slice(0, 200)

/** Recipients of an email: `fixed` are the editor's, `typed` are addresses that a visitor entered. */
type Recipients = { fixed: string[]; typed: string[] }

const recipientParts = (text: string): string[] =>
  text
    .replace(/\{\{\s*([a-z0-9-]+)\s*\}\}/g, '{{$1}}')
    .split(/[,;\s]+/)
    .filter((part) => part !== '')

const placeholderField = (part: string): string | null => /^\{\{([a-z][a-z0-9-]*)\}\}$/.exec(part)?.[1] ?? null

/** Validates the recipients that an editor entered. @returns a message; null when valid */
export function recipientsProblem(text: string): string | null {
  const wrong = recipientParts(text).find((part) => placeholderField(part) === null && emailProblem(part) !== null)
  return wrong === undefined ? null : `"${wrong}" is neither an email address nor a field such as {{email}}.`
}

/**
 * The recipients of an email. A placeholder counts only for an email field, so that no other answer becomes an email
 * header.
 * @param emailFields names of the form's email fields
 */
export function recipientsOf(text: string, answers: readonly Answer[], emailFields: readonly string[]): Recipients {
  const recipients: Recipients = { fixed: [], typed: [] }
  for (const part of recipientParts(text)) {
    const field = placeholderField(part)
    const address = field === null ? part : answers.find((answer) => answer.field === field)?.value
    if (address === undefined || emailProblem(address) !== null) continue
    if (field === null) recipients.fixed.push(address)
    else if (emailFields.includes(field)) recipients.typed.push(address)
  }
  return recipients
}
