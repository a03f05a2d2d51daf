import type { Element, ElementContent, Root } from 'hast'
import { visit } from 'unist-util-visit'
import type { Address } from '@/content/urls'

/**
 * What stands in for a file that may not load by itself: a link that a reader may
 * follow, or words alone where a link is not possible.
 * @param ownText what the file says of itself (alt, title), '' if nothing
 * @param fallbackText what to say if it says nothing
 * @param inLink true inside a link: links do not nest
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

/** Every element that stands inside a link. */
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
