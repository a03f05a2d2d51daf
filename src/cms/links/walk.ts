import type { FlattenedField } from 'payload'
import { z } from 'zod'
import { htmlLinks, withHtmlLink } from '@/rules/links/html-links'
import { linkReference } from '@/rules/links/reference'
import { type RichTextLink, richTextLinks } from '@/rules/links/rich-text-links'

type Row = Record<string, unknown>

/** What a link can be changed to. */
export type NewTarget = {
  /** On this site. */
  uri: string
  /** The document there, which the link then follows; null if it is none of the CMS. */
  document: { databaseId: number; postType: string; docId: number } | null
}

/** A link in a document. */
export type PlacedLink = {
  /** A typed address, a reference (`item:12`), or a document that rich text links to (`pages:12`). */
  link: string
  /** Where it is, for editors: "Block 5 (Call to action), Button". */
  place: string
  /** Changes the link in the document that was given, keeping the anchor. */
  lead(to: NewTarget): void
}

const row = z.record(z.string(), z.unknown())

/** The rows themselves, not the schema's copies, so that links can be changed in place. */
const rowsOf = (value: unknown): Row[] =>
  (Array.isArray(value) ? value : [value]).filter((item): item is Row => row.safeParse(item).success)

/** All links of a document: of buttons and menus, of rich texts and of HTML. */
export function linksIn(fields: readonly FlattenedField[], data: Row, places: readonly string[] = []): PlacedLink[] {
  return fields.flatMap((field): PlacedLink[] => {
    const value = data[field.name]
    if (value === null || value === undefined) return []
    const own = [...places, labelOf(field)]
    switch (field.type) {
      case 'group':
      case 'tab':
        return rowsOf(value).flatMap((group) => linksIn(field.flattenedFields, group, own))
      case 'array':
        return rowsOf(value).flatMap((item, index) =>
          linksIn(field.flattenedFields, item, [...places, `${labelOf(field)} ${index + 1}`]),
        )
      case 'blocks':
        return rowsOf(value).flatMap((item, index) => {
          const block = field.blocks.find(({ slug }) => slug === item.blockType)
          const label = `Block ${index + 1} (${block?.labels?.singular ?? item.blockType})`
          return block ? linksIn(block.flattenedFields, item, [...places, label]) : []
        })
      case 'text':
        return isLinkField(field.name) ? [fieldLink(data, field.name, places.length > 0 ? places : own)] : []
      case 'richText':
        return richTextLinks(value).map((found) => ({
          link: found.link,
          place: own.join(', '),
          lead: (to) => leadRichText(found, to),
        }))
      case 'textarea':
      case 'code':
        return field.name.endsWith('Html') ? linksOfHtml(data, field.name, own.join(', ')) : []
      default:
        return []
    }
  })
}

/** Names of the fields for addresses: of links (src/cms/fields/link.ts), and of an ingredient. */
const isLinkField = (name: string) => name === 'url' || name === 'link'

const labelOf = ({ name, ...field }: FlattenedField): string => {
  const label = 'label' in field && typeof field.label === 'string' ? field.label : name
  return label.charAt(0).toUpperCase() + label.slice(1)
}

const suffixOf = (link: string) => /[?#].*$/.exec(link)?.[0] ?? ''

function fieldLink(holder: Row, name: string, places: readonly string[]): PlacedLink {
  const link = String(holder[name])
  return {
    link,
    place: places.join(', '),
    lead: (to) => {
      holder[name] = name === 'url' ? followed(link, to) : `${to.uri}${suffixOf(link)}`
    },
  }
}

/** A link that follows its document, where it leads to one. */
const followed = (link: string, { document, uri }: NewTarget) =>
  `${document ? `item:${document.databaseId}` : uri}${suffixOf(link)}`

function leadRichText({ fields, kind, link }: RichTextLink, to: NewTarget): void {
  const { document, uri } = to
  if (kind === 'heading') fields.link = `${uri}${suffixOf(link)}`
  else if (kind === 'reference') fields.url = followed(link, to)
  else if (document && suffixOf(link) === '') {
    Object.assign(fields, {
      linkType: 'internal',
      doc: { relationTo: document.postType, value: document.docId },
      url: '',
    })
  } else fields.url = `${uri}${suffixOf(link)}`
}

const linksOfHtml = (holder: Row, name: string, place: string): PlacedLink[] =>
  htmlLinks(String(holder[name])).map((link) => ({
    link,
    place,
    lead: ({ uri }) => {
      holder[name] = withHtmlLink(String(holder[name]), link, `${uri}${suffixOf(link)}`)
    },
  }))

/** Whether a link is typed or in HTML, so that it does not follow what it leads to. */
export const isTyped = (link: string) => linkReference(link) === null && /^(?:\/|https?:)/i.test(link)
