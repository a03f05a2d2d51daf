import { emailProblem } from '../account-fields'
import { stripFormatCharacters } from '../format-characters'
import type { Answer } from './email-template'

/** Who sent a form, as far as the answers say. */
export type Sender = { name: string | null; email: string | null }

const FULL_NAMES = new Set(['name', 'full-name', 'your-name', 'your-full-name'])
const FIRST_NAMES = new Set(['first-name', 'firstname', 'given-name', 'forename', 'your-first-name'])
const LAST_NAMES = new Set(['last-name', 'lastname', 'family-name', 'surname', 'your-last-name'])

const TITLE_MAX_CHARS = 200
/** Mail programs and browsers cut or refuse longer addresses. */
const QUOTE_MAX_BYTES = 1_500

/** The name of a field, or its label in the same form: "First name" is first-name. */
const keysOf = ({ field, label }: Answer) => [field, label.trim().toLowerCase().replace(/\W+/g, '-')]

/** An answer on one line. */
const line = (text: string) =>
  stripFormatCharacters(text)
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()

/**
 * Who sent a form.
 * @param emailFields names of the form's email fields; without any, each answer that is an email address counts
 */
export function senderOf(answers: readonly Answer[], emailFields: readonly string[]): Sender {
  const named = (names: ReadonlySet<string>) =>
    line(answers.find((answer) => keysOf(answer).some((key) => names.has(key)))?.value ?? '')
  const parts = [named(FIRST_NAMES), named(LAST_NAMES)].filter((part) => part !== '')
  const typed = emailFields.length === 0 ? answers : answers.filter(({ field }) => emailFields.includes(field))
  const email = typed.find(({ value }) => emailProblem(value) === null)?.value
  return { name: named(FULL_NAMES) || parts.join(' ') || null, email: email ?? null }
}

/** The title of a submission: who sent which form. @param form its title; null when it is not known */
export function submissionTitle({ email, name }: Sender, form: string | null): string {
  const title = [name ?? email ?? 'Someone', form && line(form)].filter(Boolean).join(': ')
  return title.slice(0, TITLE_MAX_CHARS)
}

/** As much of a text as fits into a number of bytes of an address. */
function cutToBytes(text: string, bytes: number): string {
  let used = 0
  let cut = ''
  // An address cannot contain a lone surrogate.
  for (const character of text.replace(/\p{Surrogate}/gu, '\ufffd')) {
    used += encodeURIComponent(character).length
    if (used > bytes) return `${cut.trimEnd()}…`
    cut += character
  }
  return cut
}

/**
 * The link that answers a submission by email, with what was written below as a quote; the end of a long one is left out.
 * @param to the sender's address
 */
export function replyLink(to: string, form: string, answers: readonly Answer[]): string {
  const quoted = answers
    .filter(({ value }) => value !== '')
    .flatMap(({ label, value }) => [label, ...value.split(/\r?\n/), ''])
    .map((part) => `> ${part}`.trimEnd())
    .join('\n')
  const query = { subject: `Re: ${line(form)}`, body: `\n\n${cutToBytes(quoted, QUOTE_MAX_BYTES)}\n` }
  const text = Object.entries(query).map(
    ([name, value]) => `${name}=${encodeURIComponent(value.replace(/\n/g, '\r\n'))}`,
  )
  return `mailto:${encodeURIComponent(to).replace('%40', '@')}?${text.join('&')}`
}
