import { visit } from 'unist-util-visit'
import { parseAddress } from '@/content/urls'
import type { Transform } from './transform'

/** Links may lead to http(s), mailto, tel, this site or this page; other links lose their href and keep their text. */
export const links: Transform = (tree, { siteOrigin, writtenByMember }) => {
  visit(tree, 'element', (node) => {
    if (node.tagName !== 'a') return
    const { properties } = node
    const address = parseAddress(properties.href, siteOrigin)
    properties.href = address?.href
    if (!address || address.kind === 'fragment') {
      properties.target = undefined
      properties.rel = undefined
      return
    }
    const opensElsewhere = address.kind === 'external' || properties.target === '_blank'
    const authored = Array.isArray(properties.rel) ? properties.rel : []
    const kinds = writtenByMember ? ['nofollow', 'ugc'] : authored
    const rel = opensElsewhere ? [...kinds, 'noopener', 'noreferrer'] : writtenByMember ? kinds : []
    properties.rel = rel.length > 0 ? rel : undefined
  })
}
