/**
 * Converts HTML from any source to a tree that is safe to render:
 * balance (bounded work), parse, sanitize (allowlist), transform.
 *
 * Safe means: no active content, and no request to another host while it is read
 * (docs/decisions/11-content-by-allowlist.md).
 */
import type { Root } from 'hast'
import rehypeParse from 'rehype-parse'
import rehypeSanitize from 'rehype-sanitize'
import { unified } from 'unified'
import { siteOrigin } from '@/runtime/env'
import { balanceHtml } from './balance-html'
import { SANITIZE_SCHEMA } from './sanitize-schema'
import { TRANSFORMS } from './transforms/all-transforms'
import type { TransformContext } from './transforms/transform'

const processor = unified().use(rehypeParse, { fragment: true }).use(rehypeSanitize, SANITIZE_SCHEMA).freeze()

/**
 * The sanitized tree before any transform: ids still have their prefix, and links are not checked yet. For reading
 * text, never for rendering.
 */
export function parseSanitized(html: string): Root {
  return processor.runSync(processor.parse(balanceHtml(html)))
}

const NO_CARDS: TransformContext['linkCards'] = new Map()

/** What the page knows about a text; every default shows the least. */
export type ContentOptions = Partial<Omit<TransformContext, 'siteOrigin'>>

declare const safe: unique symbol
/** A sanitized and transformed tree without what its reader may not see. Only this file creates it. */
export type SafeTree = Root & { readonly [safe]: true }

/**
 * @param html provider HTML or the HTML of rich text, of any size and quality
 * @param options.idPrefix prefix of every id, for a page with several texts
 * @param options.audience the reader's audience. Default: visitor, so that members-only parts are left out
 * @param options.writtenByMember marks its links as such. Default: false
 * @param options.linkCards cards for links to items that stand alone in a paragraph. Default: none
 * @returns a tree that is ready to render, at most MAX_DEPTH deep plus the levels of tables, journeys and expanders
 */
export function toSafeTree(html: string, options: ContentOptions = {}): SafeTree {
  const tree = parseSanitized(html)
  const context: TransformContext = {
    siteOrigin: siteOrigin(),
    idPrefix: options.idPrefix ?? '',
    audience: options.audience ?? 'visitor',
    signUpTo: options.signUpTo ?? null,
    contentHeadings: options.contentHeadings ?? 'default',
    writtenByMember: options.writtenByMember ?? false,
    linkCards: options.linkCards ?? NO_CARDS,
  }
  for (const transform of TRANSFORMS) transform(tree, context)
  return tree as SafeTree // The brand exists for the compiler alone.
}
