/**
 * Converts rich text nodes to plain semantic HTML, without styles, classes or anything else that the sanitizer would
 * remove. Nodes that are not here use the CMS's converters.
 */
import type { HTMLConverter, HTMLConverters } from '@payloadcms/richtext-lexical/html'
import { z } from 'zod'
import { escapeHtml } from '@/rules/escape-html'
import { communityPictureUrl } from '@/rules/forum/topic-uri'
import { type RenderInner, RICH_TEXT_BLOCKS } from './rich-text-blocks'
import type { Lookups } from './rich-text-embeds'
import { pictureHtml } from './rich-text-picture'
import { tableHtml } from './rich-text-table'

/** Path of a document that an internal link refers to; null if it has no page. */
export type HrefOf = (doc: { relationTo: string; value: unknown }) => string | null

/** Lexical's text format bits and the element for each, innermost first. */
const FORMATS = [
  [1, 'strong'],
  [2, 'em'],
  [4, 's'],
  [8, 'u'],
  [16, 'code'],
  [32, 'sub'],
  [64, 'sup'],
] as const

const textNode = z.object({ text: z.string().catch(''), format: z.number().int().catch(0) })
const headingTag = z.object({ tag: z.enum(['h2', 'h3', 'h4', 'h5', 'h6']).catch('h2') })
const listNode = z.object({ listType: z.enum(['bullet', 'number', 'check']).catch('bullet'), start: z.int().catch(1) })
const itemNode = z.object({ checked: z.boolean().optional().catch(undefined) })
const linkFields = z.object({
  url: z.string().nullish().catch(null),
  newTab: z.boolean().nullish().catch(false),
  linkType: z.string().nullish().catch(null),
  doc: z.object({ relationTo: z.string(), value: z.unknown() }).nullish().catch(null),
})
const upload = z.object({
  url: z.string(),
  alt: z.string().nullish().catch(''),
  filename: z.string().nullish().catch(''),
  mimeType: z.string().nullish().catch(''),
  width: z.int().nullish().catch(null),
  height: z.int().nullish().catch(null),
})

/** A picture in a member's post (src/rules/forum/post-body.ts). */
const postPicture = z.object({
  file: z.string().regex(/^[a-z0-9]+\.webp$/),
  alt: z.string(),
  width: z.int(),
  height: z.int(),
})

type Args = Parameters<Exclude<HTMLConverter, string>>[0]
type Children = Parameters<Args['nodesToHTML']>[0]['nodes']

/** How the parts of a text that refer to something are converted. */
type Context = Lookups & {
  /** The path of the document that an internal link refers to. */
  hrefOf: HrefOf
  /** Converts the rich text inside a block to HTML. */
  renderInner: RenderInner
}

export function richTextConverters({ hrefOf, ...context }: Context): Partial<HTMLConverters> {
  const link = (args: Args) => {
    const fields = linkFields.safeParse(field(args.node, 'fields')).data
    const href = fields?.linkType === 'internal' ? fields.doc && hrefOf(fields.doc) : fields?.url
    const attributes = `${href ? ` href="${escapeHtml(href)}"` : ''}${fields?.newTab ? ' target="_blank"' : ''}`
    return `<a${attributes}>${innerHtml(args)}</a>`
  }
  const converters: Record<string, HTMLConverter | Record<string, HTMLConverter>> = {
    text: ({ node }) => formatted(textNode.parse(node)),
    heading: (args) => element(headingTag.parse(args.node).tag, innerHtml(args)),
    list,
    // The list writes its items; an item outside a list is only its content.
    listitem: innerHtml,
    link,
    autolink: link,
    upload: ({ node }) => uploaded(node, context),
    table: tableHtml,
    picture: ({ node }) => memberPicture(node),
    unknown: innerHtml,
    blocks: blockConverters(context),
  }
  return converters as Partial<HTMLConverters>
}

/** Without a prototype, because a block's type can be `constructor`. */
function blockConverters(context: Omit<Context, 'hrefOf'>): Record<string, HTMLConverter> {
  const converters: Record<string, HTMLConverter> = Object.create(null)
  for (const [slug, toHtml] of Object.entries(RICH_TEXT_BLOCKS)) {
    converters[slug] = ({ node }) => toHtml(field(node, 'fields'), context)
  }
  return converters
}

function field(node: object, name: string): unknown {
  return Object.entries(node).find(([key]) => key === name)?.[1]
}

function childrenOf(node: object): Children {
  const children = field(node, 'children')
  return Array.isArray(children) ? children : []
}

function innerHtml({ node, nodesToHTML }: Args): string {
  return nodesToHTML({ nodes: childrenOf(node) }).join('')
}

function element(tag: string, content: string, attributes = ''): string {
  return `<${tag}${attributes}>${content}</${tag}>`
}

function formatted({ text, format }: z.infer<typeof textNode>): string {
  return FORMATS.reduce((html, [bit, tag]) => (format & bit ? element(tag, html) : html), escapeHtml(text))
}

/** A list. Lexical stores a nested list as an item of its own, HTML inside the item before. */
function list({ node, nodesToHTML }: Args): string {
  const { listType, start } = listNode.parse(node)
  const items: string[] = []
  for (const item of childrenOf(node)) {
    const children = childrenOf(item)
    const html = nodesToHTML({ nodes: children }).join('')
    const nested = children.length > 0 && children.every((child) => child.type === 'list')
    const before = nested ? items.pop() : undefined
    if (before !== undefined) items.push(before + html)
    else items.push(listType === 'check' && !nested ? checkboxText(item) + html : html)
  }
  const tag = listType === 'number' ? 'ol' : 'ul'
  const attributes = tag === 'ol' && start !== 1 ? ` start="${start}"` : ''
  return element(tag, items.map((item) => element('li', item)).join(''), attributes)
}

function checkboxText(item: object): string {
  return itemNode.parse(item).checked ? '☑ ' : '☐ '
}

/** A picture, or a link to any other file; nothing for a file that was deleted. */
function uploaded(node: object, { pictureOf }: Lookups): string {
  const value = field(node, 'value')
  if (typeof value === 'number') {
    const picture = field(node, 'relationTo') === 'media' ? pictureOf(value) : null
    return picture ? `<p>${pictureHtml(picture)}</p>` : ''
  }
  const file = upload.safeParse(value).data
  if (!file) return ''
  const { alt, filename, height = null, mimeType, url, width = null } = file
  if (mimeType?.startsWith('image/')) return `<p>${pictureHtml({ url, alt: alt ?? '', width, height })}</p>`
  return `<p><a href="${escapeHtml(url)}">${escapeHtml(filename || url)}</a></p>`
}

/** Nothing for a node that was not completed when the post was stored. */
function memberPicture(node: unknown): string {
  const picture = postPicture.safeParse(node).data
  if (!picture) return ''
  const { alt, file, height, width } = picture
  return `<p>${pictureHtml({ url: communityPictureUrl(file), alt, width, height })}</p>`
}
