import { visit } from 'unist-util-visit'
import { textOf } from './hast-text'
import { isAside } from './parts'
import { parseSanitized } from './pipeline'

/**
 * The plain text of provider HTML on one line, for card descriptions. Entities are decoded, white space is collapsed,
 * and scripts, styles and members-only parts are dropped, since anyone may read a description; so are buttons, players
 * and cards.
 * The result is text, not HTML: `&lt;b&gt;` gives `<b>`, so render it as text only.
 */
export function toPlainText(html: string | null | undefined): string {
  if (!html) return ''
  if (!/[<&]/.test(html)) return html.replace(/\s+/g, ' ').trim()
  return textOf(readableTree(html))
}

const HEADING = /^h[1-6]$/

/** What provider HTML begins with, as plain text. */
export type OpeningText = {
  /** The heading that the HTML begins with, the last of several; '' where it begins with something else. */
  heading: string
  /** The text after that heading. */
  text: string
  /** How much of the text stands before its next heading: all, where there is none. */
  opening: string
}

/** The beginning of provider HTML, for a teaser of it. */
export function toOpeningText(html: string): OpeningText {
  const tree = readableTree(html)
  const textOfNodes = (children: typeof tree.children) => textOf({ ...tree, children })
  const isHeading = (node: (typeof tree.children)[number]) => node.type === 'element' && HEADING.test(node.tagName)
  const start = tree.children.findIndex((node) => !isHeading(node) && textOfNodes([node]) !== '')
  const rest = start === -1 ? [] : tree.children.slice(start)
  // Of several headings, such as those of a section and of its first part, the last one is that of the text.
  const heading = tree.children.slice(0, start).findLast((node) => isHeading(node) && textOfNodes([node]) !== '')
  const next = rest.findIndex(isHeading)
  const text = textOfNodes(rest)
  return {
    heading: heading ? textOfNodes([heading]) : '',
    text,
    opening: next === -1 ? text : textOfNodes(rest.slice(0, next)),
  }
}

/** The parts of provider HTML by their names, as plain text. */
export type Outline = {
  /** Its headings, each with the first address that the text below it links to. */
  sections: { heading: string; href: string | null }[]
  /** The items of its lists. */
  items: string[]
  /** Every address that it links to, each once. */
  links: string[]
}

/** What a text is divided into, for a list of its contents. */
export function toOutline(html: string): Outline {
  const sections: Outline['sections'] = []
  const items: string[] = []
  const links = new Set<string>()
  visit(readableTree(html), 'element', (node) => {
    const section = sections.at(-1)
    if (HEADING.test(node.tagName)) sections.push({ heading: textOf(node), href: null })
    else if (node.tagName === 'li') items.push(textOf(node))
    else if (node.tagName === 'a') {
      const href = String(node.properties.href ?? '')
      if (href) links.add(href)
      if (section) section.href ??= href || null
    }
  })
  return {
    sections: sections.filter(({ heading }) => heading !== ''),
    items: items.filter((item) => item !== ''),
    links: [...links],
  }
}

function readableTree(html: string) {
  const tree = parseSanitized(html)
  visit(tree, 'element', (node) => {
    if (isAside(node)) node.children = []
  })
  return tree
}
