import { z } from 'zod'
import { linkReference } from '@/rules/links/reference'

const MAX_CHARS = 90

/** The fields that name a row, the first that is filled in wins. `blockName` is the name that an editor gave it. */
const NAMING_FIELDS = [
  ...['blockName', 'title', 'label', 'resourceTitle', 'featureName', 'forumTitle', 'welcomeText', 'service'],
  ...['name', 'subtitle', 'subject', 'emailTo', 'text', 'introText', 'textContent', 'list', 'origin', 'containerId'],
  ...['from', 'embed', 'url'],
] as const

const record = z.record(z.string(), z.unknown())
const node = z.object({ text: z.string().optional(), children: z.array(z.unknown()).optional() })
const richText = z.object({ root: z.unknown() })

/** One line, without tags, cut to what fits into a row. */
function lineOf(text: string): string {
  const line = text
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return line.length > MAX_CHARS ? `${line.slice(0, MAX_CHARS - 1).trimEnd()}…` : line
}

/** A text as a line. Empty for a reference to a document, which means nothing to a reader. */
const readable = (value: unknown): string =>
  typeof value === 'string' && linkReference(value) === null ? lineOf(value) : ''

/** The first text of a rich text's nodes. */
function firstText(value: unknown): string {
  const { success, data } = node.safeParse(value)
  if (!success) return ''
  if (data.text?.trim()) return data.text
  for (const child of data.children ?? []) {
    const text = firstText(child)
    if (text) return text
  }
  return ''
}

/** The first words of an authored text: rich text, or its HTML. */
function firstAuthored(row: Record<string, unknown>): string {
  for (const [name, value] of Object.entries(row)) {
    const rich = richText.safeParse(value)
    const text = rich.success
      ? firstText(rich.data.root)
      : name.endsWith('Html') && typeof value === 'string'
        ? value
        : ''
    if (lineOf(text)) return lineOf(text)
  }
  return ''
}

/** "30 min" of a counter. */
function figureOf({ number, suffix }: Record<string, unknown>): string {
  return typeof number === 'number' ? `${number}${typeof suffix === 'string' ? suffix : ''}` : ''
}

/**
 * What a row or block of a form holds, in one line: its name, its title, or the beginning of its text.
 * @param data the row's values, as the form has them
 * @returns an empty string for a row that says nothing yet
 */
export function rowTitle(data: unknown): string {
  const { success, data: row } = record.safeParse(data)
  if (!success) return ''
  const named = NAMING_FIELDS.map((name) => readable(row[name])).find(Boolean)
  return [figureOf(row), named ?? firstAuthored(row)].filter(Boolean).join(' ')
}

/** What stands beside a row's title: where its link leads, or its answer. */
export function rowNote(data: unknown): string {
  const { success, data: row } = record.safeParse(data)
  if (!success) return ''
  const note = readable(row.url) || readable(row.value)
  return note === rowTitle(data) ? '' : note
}
