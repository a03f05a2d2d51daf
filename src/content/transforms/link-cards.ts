import type { Element, ElementContent } from 'hast'
import { visit } from 'unist-util-visit'
import { itemPathOf, type LinkCard } from '@/content/link-card'
import type { Transform } from './transform'

/** A paragraph that is only a link to an item of this site becomes the item's card, where there is one. */
export const linkCards: Transform = (tree, { linkCards: cards, siteOrigin }) => {
  if (cards.size === 0) return
  visit(tree, 'element', (node) => {
    if (node.tagName !== 'p') return
    const [link, ...others] = node.children.filter((child) => child.type !== 'text' || child.value.trim() !== '')
    if (link?.type !== 'element' || link.tagName !== 'a' || others.length > 0) return
    const card = cards.get(itemPathOf(link.properties.href, siteOrigin) ?? '')
    if (card) node.children = [toCard(link, card)]
  })
}

const span = (className: string, text: string): Element => ({
  type: 'element',
  tagName: 'span',
  properties: { className: [className] },
  children: [{ type: 'text', value: text }],
})

function toCard({ properties: { href, rel } }: Element, { image, kind, lock, title }: LinkCard): Element {
  const picture: ElementContent[] = image
    ? [
        {
          type: 'element',
          tagName: 'img',
          properties: {
            className: ['link-card-picture'],
            src: image.url,
            alt: '',
            width: image.width ?? undefined,
            height: image.height ?? undefined,
          },
          children: [],
        },
      ]
    : []
  const words = [span('link-card-kind', lock === null ? kind : `${kind} · ${lock}`), span('link-card-title', title)]
  const text: Element = {
    type: 'element',
    tagName: 'span',
    properties: { className: ['link-card-words'] },
    children: words,
  }
  return {
    type: 'element',
    tagName: 'a',
    properties: { className: ['link-card'], href, rel },
    children: [...picture, text],
  }
}
