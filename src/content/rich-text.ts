import { convertLexicalToHTML, defaultHTMLConverters, type HTMLConverters } from '@payloadcms/richtext-lexical/html'
import { z } from 'zod'
import { type HrefOf, richTextConverters } from './rich-text-converters'
import { readRichText } from './rich-text-shape'

export type { HrefOf }

type LexicalData = Parameters<typeof convertLexicalToHTML>[0]['data']

/**
 * Converts rich text as the CMS stores it to HTML, for pipeline.ts, which still sanitizes it.
 * @param stored Lexical's JSON; anything else gives ''
 * @param hrefOf path of a document that a link refers to; default: the `uri` of the populated document
 */
export function richTextToHtml(stored: unknown, hrefOf: HrefOf = uriOf): string {
  return convert(stored, hrefOf, 0)
}

/** Maximum nesting of texts in blocks; the admin allows two. */
const MAX_NESTED_TEXTS = 5

function convert(stored: unknown, hrefOf: HrefOf, level: number): string {
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
    richTextConverters(hrefOf, (richText) => convert(richText, hrefOf, level + 1)),
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
