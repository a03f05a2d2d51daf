/**
 * HTML of any origin to a tree that is safe to render. DESIGN 2 (provider HTML), 10.
 *
 *   text -> tidy (bounded work) -> parse -> sanitize (allowlist) -> transforms
 *
 * Safe means: nothing that runs, and nothing that calls another host while it is read.
 */
import type { Root } from 'hast'
import rehypeParse from 'rehype-parse'
import rehypeSanitize from 'rehype-sanitize'
import { unified } from 'unified'
import { SANITIZE_SCHEMA } from './sanitize-schema'
import { tidy } from './tidy'
import { TRANSFORMS } from './transforms/list'
import { originOf } from './urls'

const processor = unified().use(rehypeParse, { fragment: true }).use(rehypeSanitize, SANITIZE_SCHEMA).freeze()

/**
 * The sanitized tree before any transform: ids still prefixed, addresses not yet
 * judged. For reading text out of it, never for rendering.
 */
export function parseSanitized(html: string): Root {
  return processor.runSync(processor.parse(tidy(html)))
}

/**
 * @param html provider HTML or the HTML of rich text, of any size and in any state
 * @param options.siteUrl this site's address; its origin may be loaded from. Default: SITE_URL
 * @param options.idPrefix put before every id, for a page with several texts
 * @returns a tree at most tidy.MAX_DEPTH (plus a table's own levels) deep, ready to render
 */
export function toSafeTree(html: string, options: { siteUrl?: string; idPrefix?: string } = {}): Root {
  const tree = parseSanitized(html)
  const context = { siteOrigin: originOf(options.siteUrl ?? process.env.SITE_URL), idPrefix: options.idPrefix ?? '' }
  for (const transform of TRANSFORMS) transform(tree, context)
  return tree
}
