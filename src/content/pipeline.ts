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
import { balanceHtml } from './balance-html'
import { SANITIZE_SCHEMA } from './sanitize-schema'
import { TRANSFORMS } from './transforms/all-transforms'
import type { TransformContext } from './transforms/transform'
import { originOf } from './urls'

const processor = unified().use(rehypeParse, { fragment: true }).use(rehypeSanitize, SANITIZE_SCHEMA).freeze()

/**
 * The sanitized tree before any transform: ids still prefixed, addresses not yet
 * judged. For reading text out of it, never for rendering.
 */
export function parseSanitized(html: string): Root {
  return processor.runSync(processor.parse(balanceHtml(html)))
}

/** What the page knows of a text; each has a default that shows the least. */
export type ContentOptions = Partial<Omit<TransformContext, 'siteOrigin'>> & {
  /** This site's address; its origin may be loaded from. Default: SITE_URL */
  siteUrl?: string
}

declare const safe: unique symbol
/** A tree that only this file makes: sanitized and transformed, without what its reader may not see. */
export type SafeTree = Root & { readonly [safe]: true }

/**
 * @param html provider HTML or the HTML of rich text, of any size and in any state
 * @param options.idPrefix put before every id, for a page with several texts
 * @param options.audience who reads it. Default: a visitor, so that parts for members are left out
 * @returns a tree at most tidy.MAX_DEPTH (plus the levels of tables, journeys and expanders) deep, ready to render
 */
export function toSafeTree(html: string, { siteUrl, ...options }: ContentOptions = {}): SafeTree {
  const tree = parseSanitized(html)
  const context: TransformContext = {
    siteOrigin: originOf(siteUrl ?? process.env.SITE_URL),
    idPrefix: options.idPrefix ?? '',
    audience: options.audience ?? 'visitor',
    signUpTo: options.signUpTo ?? null,
    contentHeadings: options.contentHeadings ?? 'default',
  }
  for (const transform of TRANSFORMS) transform(tree, context)
  return tree as SafeTree // The brand exists for the compiler alone.
}
