type Fields = Record<string, unknown>

/** A link in a rich text: its address or document, and a way to change it in place. */
export type RichTextLink = {
  /** An address as typed, or the linked document as `pages:12`, by its collection and its id there. */
  link: string
  /** The fields of the link's node, for changes in place. */
  fields: Fields
}

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null

/** All links of a rich text as the CMS stores it, those in its blocks included. */
export function richTextLinks(value: unknown): RichTextLink[] {
  if (Array.isArray(value)) return value.flatMap(richTextLinks)
  if (!isObject(value)) return []
  const inside = Object.values(value).flatMap(richTextLinks)
  const { fields, type } = value
  if (!isObject(fields) || (type !== 'link' && type !== 'autolink' && type !== 'block')) return inside
  // A section heading can lead somewhere else.
  const link = type === 'block' ? fields.link : addressOf(fields)
  return typeof link === 'string' && link ? [{ link, fields }, ...inside] : inside
}

function addressOf({ doc, linkType, url }: Fields): unknown {
  if (linkType !== 'internal') return url
  if (!isObject(doc)) return null
  const { relationTo, value } = doc
  const id = isObject(value) ? value.id : value
  return typeof relationTo === 'string' && id ? `${relationTo}:${id}` : null
}
