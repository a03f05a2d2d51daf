/**
 * Converts blocks inside rich text to the HTML that src/content reads (data-block and the headings' data attributes),
 * so that written and imported content use one convention.
 */
import { z } from 'zod'
import { escapeHtml } from '@/rules/escape-html'
import { buttonsHtml, cardsHtml, galleryHtml, type Lookups, videoHtml } from './rich-text-embeds'

const text = z.string().catch('')
const textList = z.array(z.string()).catch([])

const sectionHeading = z.object({
  text,
  level: z.enum(['h2', 'h3']).catch('h2'),
  menuLabel: text,
  hideFromMenu: z.boolean().catch(false),
  link: text,
  format: textList,
  icon: text,
})
const blockWithBody = z.object({ label: text, title: text, body: z.unknown() })

/** Converts the rich text inside a block to HTML. */
export type RenderInner = (richText: unknown) => string

/** Converts a block's stored fields to HTML. */
type BlockToHtml = (fields: unknown, lookups: Lookups & { renderInner: RenderInner }) => string

const partToHtml =
  (kind: string): BlockToHtml =>
  (fields, { renderInner }) => {
    const read = blockWithBody.safeParse(fields).data
    if (!read) return ''
    const title = read.title.trim() ? `<h4>${escapeHtml(read.title)}</h4>` : ''
    return `<div data-block="${kind}"${attribute('label', read.label)}>${title}${renderInner(read.body)}</div>`
  }

/** Converters by the block's slug (cms/fields/content-features.ts). */
export const RICH_TEXT_BLOCKS: Readonly<Record<string, BlockToHtml>> = {
  sectionHeading: headingHtml,
  expander: partToHtml('expander'),
  healthFact: partToHtml('health-fact'),
  journey: partToHtml('journey'),
  membersOnly: partToHtml('members'),
  buttons: buttonsHtml,
  gallery: galleryHtml,
  video: videoHtml,
  cards: cardsHtml,
}

function headingHtml(fields: unknown): string {
  const read = sectionHeading.safeParse(fields).data
  if (!read?.text.trim()) return ''
  const menu = read.hideFromMenu ? ' data-menu=""' : attribute('menu', read.menuLabel)
  const data =
    menu + attribute('link', read.link) + attribute('format', read.format.join(' ')) + attribute('icon', read.icon)
  return `<${read.level}${data}>${escapeHtml(read.text)}</${read.level}>`
}

function attribute(name: string, value: string): string {
  return value.trim() ? ` data-${name}="${escapeHtml(value.trim())}"` : ''
}
