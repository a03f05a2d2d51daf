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
  /** The heading that the HTML begins with; '' where it begins with something else. */
  heading: string
  /** The text after that heading. */
  text: string
  /** How much of the text stands before its next heading: all, where that comes at once or there is none. */
  opening: string
}

/** The beginning of provider HTML, for a teaser of it. */
export function toOpeningText(html: string): OpeningText {
  const tree = readableTree(html)
  const textOfNodes = (children: typeof tree.children) => textOf({ ...tree, children })
  const headingIn = (children: typeof tree.children) =>
    children.findIndex((node) => node.type === 'element' && HEADING.test(node.tagName))
  const first = headingIn(tree.children)
  const beginsWithHeading = first !== -1 && textOfNodes(tree.children.slice(0, first)) === ''
  const rest = beginsWithHeading ? tree.children.slice(first + 1) : tree.children
  const next = headingIn(rest)
  const text = textOfNodes(rest)
  return {
    heading: beginsWithHeading ? textOfNodes(tree.children.slice(0, first + 1)) : '',
    text,
    opening: (next > 0 && textOfNodes(rest.slice(0, next))) || text,
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
