import type { Element, ElementContent, Root } from 'hast'
import { visit } from 'unist-util-visit'
import type { Address } from '@/content/urls'

/**
 * Replacement for a file that must not load from another host: a link, or only text where a link is not possible.
 * @param ownText the file's own text (alt, title), '' if none
 * @param fallbackText used if it has none
 * @param inLink true inside a link, because links cannot nest
 */
export function fileLink(
  address: Address | null,
  ownText: string,
  fallbackText: string,
  inLink: boolean,
): ElementContent {
  const reachable = address?.kind === 'external'
  const value = ownText || (reachable ? fallbackText : '')
  if (!reachable || inLink) return { type: 'text', value }
  return {
    type: 'element',
    tagName: 'a',
    properties: { href: address.href, rel: ['noopener', 'noreferrer'] },
    children: [{ type: 'text', value }],
  }
}

/** All elements inside a link. */
export function elementsInLinks(tree: Root): Set<Element> {
  const found = new Set<Element>()
  visit(tree, 'element', (link) => {
    if (link.tagName !== 'a') return
    visit(link, 'element', (node) => {
      if (node !== link) found.add(node)
    })
  })
  return found
}
