import { EXIT, SKIP, visit } from 'unist-util-visit'
import { siteOrigin } from '@/runtime/env'
import { textOf } from './hast-text'
import { partKindOf } from './parts'
import { parseSanitized } from './pipeline'
import { parseAddress } from './urls'

/** A title and where it leads. */
export type LinkedTitle = {
  /** The text without markup, on one line. */
  text: string
  /** Null without an anchor, or where its address may not be linked. */
  href: string | null
  target: '_self' | '_blank'
}

/**
 * Reads a title that may hold an anchor: `<a href="/recipes" target="_blank">Recipes</a>`. The first anchor with an
 * address counts. Members-only parts are dropped, since anyone may read a title.
 * @param html outside data, as an editor pasted it
 */
export function linkedTitle(html: string | null | undefined): LinkedTitle {
  const title: LinkedTitle = { text: '', href: null, target: '_self' }
  if (!html?.trim()) return title
  const tree = parseSanitized(html)
  visit(tree, 'element', (node) => {
    if (partKindOf(node) !== 'members') return
    node.children = []
    return SKIP
  })
  visit(tree, 'element', ({ properties, tagName }) => {
    if (tagName !== 'a' || typeof properties.href !== 'string') return
    title.href = parseAddress(properties.href, siteOrigin())?.href ?? null
    title.target = properties.target === '_blank' ? '_blank' : '_self'
    return EXIT
  })
  title.text = textOf(tree)
  return title
}
