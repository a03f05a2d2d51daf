import { emailProblem } from '../account-fields'
import { stripFormatCharacters } from '../format-characters'
import type { AnswerField, FileField } from './form-field'

/** One answer of a submission, as it is kept. */
export type Answer = { field: string; label: string; value: string }

const PLACEHOLDER = /( ?)\{\{\s*(\*|[a-z][a-z0-9-]*)\s*\}\}/g

/**
 * Whether an answer is chosen or of a fixed form, and not words that a visitor made up. By the kind of its field.
 * A phone number is free text too: "call this number" is what a fraud would say.
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
 * The answers that may stand in a mail to an address that was typed: anybody can type anybody's address, and would
 * send their own words there in our name.
 * @param fields of the form, by whose kind the answers are known
 */
export function answersForTypedAddress(
  answers: readonly Answer[],
  fields: readonly { name: string; blockType: FieldKind }[],
): Answer[] {
  const safe = new Set(fields.filter(({ blockType }) => SAFE_FOR_TYPED_ADDRESS[blockType]).map(({ name }) => name))
  return answers.filter(({ field }) => safe.has(field))
}

/** Each answer on a line of its own; what was left empty stays out. */
export const answerLines = (answers: readonly Answer[]): string[] =>
  answers.filter(({ value }) => value !== '').map(({ label, value }) => `${label}: ${value}`)

/**
 * Puts answers into a text: {{name}} is a field's answer, {{*}} all of them. The text is plain, and
 * what somebody typed is not looked through again. Whoever makes HTML of it escapes it.
 */
export function fillTemplate(text: string, answers: readonly Answer[]): string {
  const valueByField = new Map(answers.map(({ field, value }) => [field, value]))
  return text.replace(PLACEHOLDER, (_, space: string, name: string) => {
    const answer = name === '*' ? answerLines(answers).join('\n') : (valueByField.get(name) ?? '')
    // "Hello {{name}}," without a name is "Hello,".
    return answer === '' ? '' : space + answer
  })
}

/** A subject: one line, whatever was typed. */
export const fillSubject = (text: string, answers: readonly Answer[]): string =>
  stripFormatCharacters(fillTemplate(text, answers))
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .slice(0, 200)

/** Whom a letter goes to: `typed` are addresses that a visitor gave. */
type Recipients = { fixed: string[]; typed: string[] }

const recipientParts = (text: string): string[] =>
  text
    .replace(/\{\{\s*([a-z0-9-]+)\s*\}\}/g, '{{$1}}')
    .split(/[,;\s]+/)
    .filter((part) => part !== '')

const placeholderField = (part: string): string | null => /^\{\{([a-z][a-z0-9-]*)\}\}$/.exec(part)?.[1] ?? null

/** What is wrong with the addresses that an editor wrote, null when all is well. */
export function recipientsProblem(text: string): string | null {
  const wrong = recipientParts(text).find((part) => placeholderField(part) === null && emailProblem(part) !== null)
  return wrong === undefined ? null : `"${wrong}" is no e-mail address, and no field such as {{email}}.`
}

/**
 * The addresses of a letter. A field in double braces counts only where it asks for an e-mail
 * address, so that no other answer becomes a header of a mail.
 * @param emailFields names of the fields that ask for one
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
