import { convertLexicalToHTML, defaultHTMLConverters, type HTMLConverters } from '@payloadcms/richtext-lexical/html'
import { z } from 'zod'
import { type HrefOf, richTextConverters } from './rich-text-converters'
import type { Lookups } from './rich-text-embeds'
import { readRichText } from './rich-text-shape'

export type { HrefOf }

type LexicalData = Parameters<typeof convertLexicalToHTML>[0]['data']

/** What a text refers to, as far as it is looked up. */
export type RichTextTargets = Partial<Lookups> & { hrefOf?: HrefOf }

/**
 * Converts rich text as the CMS stores it to HTML, for pipeline.ts, which still sanitizes it.
 * @param stored Lexical's JSON; anything else gives ''
 * @param targets.hrefOf path of a document that a link refers to; default: the `uri` of the populated document
 * @param targets.pictureOf a picture by its id, targets.titleOf the title at a path; default: neither is known, so
 * that pictures and cards are left out
 */
export function richTextToHtml(
  stored: unknown,
  { hrefOf = uriOf, pictureOf = () => null, titleOf = () => null }: RichTextTargets = {},
): string {
  return convert(stored, { hrefOf, pictureOf, titleOf }, 0)
}

/** Maximum nesting of texts in blocks; the admin allows two. */
const MAX_NESTED_TEXTS = 5

function convert(stored: unknown, targets: Required<RichTextTargets>, level: number): string {
  if (level > MAX_NESTED_TEXTS) return ''
  const children = readRichText(stored)
  if (children.length === 0) return ''
  const data: LexicalData = {
    root: { type: 'root', children, direction: null, format: '', indent: 0, version: 1 },
  }
  // Without a prototype, because a node's type can be `constructor`.
  const converters: HTMLConverters = Object.assign(
    Object.create(null),
    defaultHTMLConverters,
    richTextConverters({ ...targets, renderInner: (richText) => convert(richText, targets, level + 1) }),
  )
  return convertLexicalToHTML({
    data,
    converters,
    disableContainer: true,
    disableIndent: true,
    disableTextAlign: true,
  })
}

const withUri = z.object({ uri: z.string() })

function uriOf({ value }: { value: unknown }): string | null {
  return withUri.safeParse(value).data?.uri ?? null
}
