import type { EmailMessage } from '../../email-message'
import { EMAIL_KINDS, type EmailKind, type EmailKindInfo, placeholdersOf } from './kinds'
import { fillIn, PLACEHOLDERS, type PlaceholderValues, placeholdersIn } from './placeholders'

/** The texts of an email as staff have written them. */
export type EmailTemplate = { subject: string; text: string }

/** The texts that staff begin with. */
export const defaultTemplate = (kind: EmailKind): EmailTemplate => {
  const { subject, text } = EMAIL_KINDS[kind]
  return { subject, text }
}

const inBraces = (names: readonly string[]) => names.map((name) => `{${name}}`).join(', ')

/** Why the subject of an email cannot be saved; null if it can. */
export function subjectProblem(kind: EmailKind, subject: string): string | null {
  const known: readonly string[] = placeholdersOf(kind)
  const unknown = placeholdersIn(subject).filter((name) => !known.includes(name))
  return unknown.length === 0 ? null : `${inBraces(unknown)} is not known here. Use ${inBraces(known)}.`
}

/** Why the text of an email cannot be saved; null if it can. */
export function textProblem(kind: EmailKind, text: string): string | null {
  const unknown = subjectProblem(kind, text)
  if (unknown !== null) return unknown
  const used = placeholdersIn(text)
  const missing = EMAIL_KINDS[kind].required.filter((name) => !used.includes(name))
  return missing.length === 0 ? null : `The text has to contain ${inBraces(missing)}.`
}

/** Whether a paragraph would say something about a value that there is not. */
const lacksValue = (paragraph: string, values: PlaceholderValues & Record<string, string | undefined>) =>
  placeholdersIn(paragraph).some((name) => !values[name])

/**
 * An email with its values. A paragraph with a placeholder that has no value is left out.
 * @param site the origin of the site
 */
export function fillTemplate(
  kind: EmailKind,
  { subject, text }: EmailTemplate,
  values: PlaceholderValues,
  site: string,
): EmailMessage {
  const {
    closing = '',
    link: { label, path },
  }: EmailKindInfo = EMAIL_KINDS[kind]
  const paragraphs = `${text}\n\n${closing}`.split(/\r?\n\s*\r?\n/).map((paragraph) => paragraph.trim())
  const encoded = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, encodeURIComponent(value ?? '')]),
  )
  return {
    subject: fillIn(subject, values).replace(/\s+/g, ' ').trim(),
    lines: paragraphs
      .filter((paragraph) => paragraph !== '' && !lacksValue(paragraph, values))
      .map((paragraph) => fillIn(paragraph, values)),
    link: { label, href: site + fillIn(path, encoded) },
  }
}

/** The values of a preview. */
export const exampleValues = (): PlaceholderValues =>
  Object.fromEntries(Object.entries(PLACEHOLDERS).map(([name, { example }]) => [name, example]))
