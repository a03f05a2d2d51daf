import type { Element, ElementContent } from 'hast'
import { visit } from 'unist-util-visit'
import { FILE_LINK_TEXTS } from '@/content/file-link-texts'
import { type Address, parseAddress } from '@/content/urls'
import { elementsInLinks, fileLink } from './file-link'
import type { Transform } from './transform'

/** Video and audio of this site load on play; those from other hosts become a link. */
export const players: Transform = (tree, { siteOrigin }) => {
  const linked = elementsInLinks(tree)
  const addressOf = (value: unknown) => parseAddress(value, siteOrigin)

  visit(tree, 'element', (node, index, parent) => {
    if ((node.tagName !== 'video' && node.tagName !== 'audio') || !parent || index === undefined) return
    const sources = [node, ...childrenNamed(node, 'source')].map(({ properties }) => addressOf(properties.src))
    if (!sources.some((source) => source?.kind === 'site')) {
      const externalSource = sources.find((source) => source?.kind === 'external') ?? null
      const title = typeof node.properties.title === 'string' ? node.properties.title : ''
      parent.children[index] = fileLink(externalSource, title, FILE_LINK_TEXTS[node.tagName], linked.has(node))
      return
    }
    node.children = node.children.filter((child) => isLocalPart(child, addressOf))
    node.properties.src = siteHref(addressOf(node.properties.src))
    node.properties.poster = siteHref(addressOf(node.properties.poster))
    Object.assign(node.properties, { controls: true, preload: 'metadata' })
  })
}

/** True for a source or track of this site; fallback content for old browsers is not needed. */
function isLocalPart(child: ElementContent, addressOf: (value: unknown) => Address | null): boolean {
  if (child.type !== 'element' || (child.tagName !== 'source' && child.tagName !== 'track')) return false
  const href = siteHref(addressOf(child.properties.src))
  child.properties.src = href
  return href !== undefined
}

function siteHref(address: Address | null): string | undefined {
  return address?.kind === 'site' ? address.href : undefined
}

function childrenNamed(node: Element, name: string): Element[] {
  return node.children.filter((child): child is Element => child.type === 'element' && child.tagName === name)
}
