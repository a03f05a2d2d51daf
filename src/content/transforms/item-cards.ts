import { textOf } from '@/content/hast-text'
import { itemPathOf } from '@/content/link-card'
import { unmark } from '@/content/parts'
import { element, elementsNamed, partsOf } from './find-elements'
import type { Transform } from './transform'

/**
 * Items of this site, as a list of links. A page shows their cards in its place (Content.tsx); where there are none,
 * as in an email or a feed, the links stay.
 */
export const itemCards: Transform = (tree, { siteOrigin }) => {
  for (const node of partsOf(tree, 'cards')) {
    unmark(node)
    const items = elementsNamed(node, 'a').flatMap((link) => {
      const href = itemPathOf(link.properties.href, siteOrigin)
      const title = textOf(link)
      if (href === null || title === '') return []
      return [element('li', {}, [element('a', { href }, [{ type: 'text', value: title }])])]
    })
    node.properties.className = items.length > 0 ? ['text-cards'] : undefined
    node.children = items.length > 0 ? [element('ul', {}, items)] : []
  }
}
