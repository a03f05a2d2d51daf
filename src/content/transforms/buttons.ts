import type { Element } from 'hast'
import { textOf } from '@/content/hast-text'
import { unmark } from '@/content/parts'
import { button } from '@/ui/button-variants'
import { element, elementsNamed, partsOf } from './find-elements'
import type { Transform } from './transform'

const PLAIN = 'plain'

/** Links in a part of the kind `buttons` look like the site's buttons; links that lead nowhere are left out. */
export const buttons: Transform = (tree) => {
  const plain = new Set<Element>()
  for (const link of elementsNamed(tree, 'a')) {
    if (link.properties.dataFormat === PLAIN) plain.add(link)
    link.properties.dataFormat = undefined
  }
  for (const node of partsOf(tree, 'buttons')) {
    unmark(node)
    node.properties.className = ['text-buttons']
    node.children = elementsNamed(node, 'a').flatMap((link) => {
      const label = textOf(link)
      const { href, rel, target } = link.properties
      if (!href || !label) return []
      const className = button({ variant: plain.has(link) ? 'plain' : 'primary' }).split(' ')
      return [element('a', { className, href, rel, target }, [{ type: 'text', value: label }])]
    })
  }
}
