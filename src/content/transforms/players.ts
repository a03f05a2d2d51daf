import type { Element, ElementContent } from 'hast'
import { visit } from 'unist-util-visit'
import { FILE_WORDS } from '@/content/texts'
import { type Address, readAddress } from '@/content/urls'
import { elementsInLinks, fileLink } from './file-link'
import type { Transform } from './transform'

/** Video and sound come from this site and wait for the reader; those from elsewhere become a link. */
export const players: Transform = (tree, { siteOrigin }) => {
  const linked = elementsInLinks(tree)
  const read = (value: unknown) => readAddress(value, siteOrigin)

  visit(tree, 'element', (node, index, parent) => {
    if ((node.tagName !== 'video' && node.tagName !== 'audio') || !parent || index === undefined) return
    const sources = [node, ...childrenNamed(node, 'source')].map(({ properties }) => read(properties.src))
    if (!sources.some((source) => source?.kind === 'site')) {
      const elsewhere = sources.find((source) => source?.kind === 'external') ?? null
      const title = typeof node.properties.title === 'string' ? node.properties.title : ''
      parent.children[index] = fileLink(elsewhere, title, FILE_WORDS[node.tagName], linked.has(node))
      return
    }
    node.children = node.children.filter((child) => isLocalPart(child, read))
    node.properties.src = siteHref(read(node.properties.src))
    node.properties.poster = siteHref(read(node.properties.poster))
    Object.assign(node.properties, { controls: true, preload: 'metadata' })
  })
}

/** True for a source or track of this site; the words for browsers without a player are not needed. */
function isLocalPart(child: ElementContent, read: (value: unknown) => Address | null): boolean {
  if (child.type !== 'element' || (child.tagName !== 'source' && child.tagName !== 'track')) return false
  const href = siteHref(read(child.properties.src))
  child.properties.src = href
  return href !== undefined
}

function siteHref(address: Address | null): string | undefined {
  return address?.kind === 'site' ? address.href : undefined
}

function childrenNamed(node: Element, name: string): Element[] {
  return node.children.filter((child): child is Element => child.type === 'element' && child.tagName === name)
}
