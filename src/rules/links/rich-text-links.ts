type Fields = Record<string, unknown>

/** A link in a rich text: its address or document, and a way to change it in place. */
export type RichTextLink = {
  /** An address as typed, a reference (`item:12`), or the linked document as `pages:12`, by its collection and its id there. */
  link: string
  /** The fields that hold the link, for changes in place. */
  fields: Fields
  /** A link in words, the address of a section heading, or the link of a button or card, which can be a reference. */
  kind: 'words' | 'heading' | 'reference'
}

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null

/** All links of a rich text as the CMS stores it, those in its blocks included. */
export function richTextLinks(value: unknown): RichTextLink[] {
  if (Array.isArray(value)) return value.flatMap(richTextLinks)
  if (!isObject(value)) return []
  const inside = Object.values(value).flatMap(richTextLinks)
  const { fields, type } = value
  if (!isObject(fields) || (type !== 'link' && type !== 'autolink' && type !== 'block')) return inside
  if (type === 'block') return [...linksOfBlock(fields), ...inside]
  return [...linkOf(fields, addressOf(fields), 'words'), ...inside]
}

/** The lists of buttons and of cards, by the type of their block. */
const LISTS: ReadonlyMap<unknown, string> = new Map([
  ['buttons', 'buttons'],
  ['cards', 'items'],
])

function linksOfBlock(fields: Fields): RichTextLink[] {
  const list = LISTS.get(fields.blockType)
  // A section heading can lead somewhere else.
  if (list === undefined) return linkOf(fields, fields.link, 'heading')
  const rows = fields[list]
  return Array.isArray(rows) ? rows.filter(isObject).flatMap((row) => linkOf(row, row.url, 'reference')) : []
}

const linkOf = (fields: Fields, link: unknown, kind: RichTextLink['kind']): RichTextLink[] =>
  typeof link === 'string' && link ? [{ link, fields, kind }] : []

function addressOf({ doc, linkType, url }: Fields): unknown {
  if (linkType !== 'internal') return url
  if (!isObject(doc)) return null
  const { relationTo, value } = doc
  const id = isObject(value) ? value.id : value
  return typeof relationTo === 'string' && id ? `${relationTo}:${id}` : null
}
