import type { Element } from 'hast'
import { SKIP, visit } from 'unist-util-visit'
import { textOf } from '@/content/hast-text'
import { isPart } from '@/content/parts'
import { iconForTitle } from '@/rules/heading-icons'
import type { Transform } from './transform'

/** New heading levels in a text whose sections are h3 under the page's h1: each moves up by one. */
const PROMOTED: Readonly<Record<string, string>> = { h3: 'h2', h4: 'h3', h5: 'h4', h6: 'h5' }

/**
 * On the advice pages, third-level headings are section titles with icons. If a text starts with them, they become h2
 * so that no level is skipped.
 */
export const sectionTitles: Transform = (tree, { contentHeadings }) => {
  if (contentHeadings !== 'sections') return
  const headings: Element[] = []
  visit(tree, 'element', (node) => {
    if (/^h[1-6]$/.test(node.tagName)) headings.push(node)
    // The steps of a journey are not sections.
    return isPart(node, 'journey') ? SKIP : undefined
  })
  const skipsLevel = !headings.some(({ tagName }) => tagName === 'h1' || tagName === 'h2')
  for (const node of headings) {
    if (node.tagName === 'h3') {
      node.properties.dataIcon ??= iconForTitle(textOf(node))
      node.properties.className = ['section-title']
    }
    if (skipsLevel) node.tagName = PROMOTED[node.tagName] ?? node.tagName
  }
}
