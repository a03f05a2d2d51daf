import { visit } from 'unist-util-visit'
import { FILE_LINK_TEXTS } from '@/content/file-link-texts'
import { parseAddress } from '@/content/urls'
import { elementsInLinks, fileLink } from './file-link'
import type { Transform } from './transform'

/** Pictures of this site load lazily; a picture from another host becomes a link with its alt text. */
export const images: Transform = (tree, { siteOrigin }) => {
  const linked = elementsInLinks(tree)
  visit(tree, 'element', (node, index, parent) => {
    if (node.tagName !== 'img' || !parent || index === undefined) return
    const alt = typeof node.properties.alt === 'string' ? node.properties.alt.trim() : ''
    const address = parseAddress(node.properties.src, siteOrigin)
    if (address?.kind !== 'site') {
      parent.children[index] = fileLink(address, alt, FILE_LINK_TEXTS.img, linked.has(node))
      return
    }
    // Lazy loading also keeps React from preloading the picture.
    Object.assign(node.properties, { src: address.href, alt, loading: 'lazy', decoding: 'async' })
  })
}
