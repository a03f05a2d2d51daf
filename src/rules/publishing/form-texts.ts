/** A paragraph, list item or heading of a text. */
export type TextPart = {
  text: string
  /** 2 for an h2; null for anything but a heading. */
  heading: number | null
  /** Visitors do not get it. */
  membersOnly: boolean
}

/** A text of a form, and the path of its field. */
export type FormText = { path: string; parts: TextPart[] }

type Fields = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

const textIn = (node: unknown): string => {
  if (!isObject(node)) return ''
  return typeof node.text === 'string' ? node.text : listOf(node.children).map(textIn).join('')
}

const levelOf = (tag: unknown): number | null => {
  const [, level] = /^h([1-6])$/.exec(String(tag)) ?? []
  return level === undefined ? null : Number(level)
}

const TEXT_NODES = new Set(['paragraph', 'heading', 'listitem', 'quote'])

/** The parts of a rich text as the CMS stores it, those of its content parts included. */
function richTextParts(value: unknown, membersOnly = false): TextPart[] {
  if (!isObject(value)) return []
  const { children, fields, root, tag, type } = value
  if (root !== undefined) return richTextParts(root, membersOnly)
  if (type === 'block' && isObject(fields)) {
    const hidden = membersOnly || fields.blockType === 'membersOnly'
    const heading = fields.blockType === 'sectionHeading' ? levelOf(fields.level) : null
    const title = heading === null ? [] : [{ text: String(fields.text ?? ''), heading, membersOnly: hidden }]
    return [...title, ...richTextParts(fields.body, hidden)]
  }
  const isList = listOf(children).some((child) => isObject(child) && (child.type === 'list' || child.type === 'block'))
  if (TEXT_NODES.has(String(type)) && !isList) {
    const text = textIn(value).trim()
    return text ? [{ text, heading: type === 'heading' ? levelOf(tag) : null, membersOnly }] : []
  }
  return listOf(children).flatMap((child) => richTextParts(child, membersOnly))
}

const HTML_PARTS = /<(h[1-6]|p|li|blockquote|td)\b[^>]*>([\s\S]*?)(?=<\/\1>|<(?:h[1-6]|p|li|blockquote|td)\b|$)/gi

/** The parts of authored HTML: near enough for counting and for the order of headings. */
const htmlParts = (html: string): TextPart[] =>
  [...html.matchAll(HTML_PARTS)].flatMap(([, tag, inner = '']) => {
    const text = inner
      .replace(/<[^>]*>/g, '')
      .replace(/\s+/g, ' ')
      .trim()
    return text ? [{ text, heading: levelOf(tag?.toLowerCase()), membersOnly: false }] : []
  })

const PLAIN_TEXT = /^(?:text|summary|introduction)$/

/**
 * All texts in a form's values: rich texts, HTML where it is shown, and plain ones of some length.
 * @param values nested, as they are saved
 */
export function formTexts(values: Fields, path = ''): FormText[] {
  return Object.entries(values).flatMap(([name, value]): FormText[] => {
    const place = path ? `${path}.${name}` : name
    if (typeof value === 'string') {
      if (name.endsWith('Html')) return values[name.slice(0, -4)] ? [] : [{ path: place, parts: htmlParts(value) }]
      const text = value.trim()
      return PLAIN_TEXT.test(name) && text
        ? [{ path: place, parts: [{ text, heading: null, membersOnly: false }] }]
        : []
    }
    if (Array.isArray(value)) {
      return value.flatMap((row, index) => (isObject(row) ? formTexts(row, `${place}.${index}`) : []))
    }
    if (!isObject(value)) return []
    return isObject(value.root) ? [{ path: place, parts: richTextParts(value) }] : formTexts(value, place)
  })
}
