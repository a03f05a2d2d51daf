import type { PostNode } from '@/rules/forum/post-body'
import { block, lineBreak, linkPart, listPart, textPart } from '../editor-body'
import { postAddress } from '../post-address'
import { tidyBlocks } from '../tidy-blocks'
import { asBlocks, inlineParts, trimLine } from './inline-parts'
import { makeWordLists } from './word-lists'

const BOLD = 1
const ITALIC = 2

/** Elements whose content is no text of the document. */
const DROPPED = new Set(
  'AUDIO BUTTON CANVAS EMBED HEAD HR IFRAME IMG INPUT LINK MATH META NOSCRIPT OBJECT OPTION PICTURE SCRIPT SELECT STYLE SVG TEMPLATE TEXTAREA TITLE VIDEO'.split(
    ' ',
  ),
)
const BLOCKS = new Set(
  'ADDRESS ARTICLE ASIDE BODY CAPTION CENTER DD DETAILS DIV DL DT FIGCAPTION FIGURE FOOTER FORM HEADER LI MAIN NAV P SECTION SUMMARY TABLE TBODY TFOOT THEAD'.split(
    ' ',
  ),
)
const HEADING = /^H[1-6]$/

type Around = { format: number; origin: string; keepsLines: boolean }

/**
 * What a post can have of HTML from the clipboard: Word, Google Docs, any web page. Headings become bold lines, rows of
 * tables lines; pictures, styles and scripts go.
 * @param origin of this site
 */
export function htmlToBlocks(html: string, origin: string): PostNode[] {
  // Parsed apart from the page: nothing runs or loads.
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  makeWordLists(body)
  return tidyBlocks(asBlocks(readChildren(body, { format: 0, origin, keepsLines: false })))
}

const readChildren = (element: Element, around: Around): PostNode[] =>
  [...element.childNodes].flatMap((child) => readNode(child, around))

function readNode(node: Node, around: Around): PostNode[] {
  if (node.nodeType === Node.TEXT_NODE) return readText(node.textContent ?? '', around)
  return node instanceof Element && !isHidden(node)
    ? readElement(node, { ...around, format: formatOf(node, around.format) })
    : []
}

function readText(text: string, { format, keepsLines }: Around): PostNode[] {
  if (!keepsLines) return [textPart(text.replace(/[\s\u00a0]+/g, ' '), format)]
  return text.split('\n').flatMap((line, number) => [...(number > 0 ? [lineBreak()] : []), textPart(line, format)])
}

function readElement(element: Element, around: Around): PostNode[] {
  const tag = element.tagName.toUpperCase()
  if (DROPPED.has(tag)) return []
  switch (tag) {
    case 'BR':
      // Chrome adds one after what is copied.
      return element.className === 'Apple-interchange-newline' ? [] : [lineBreak()]
    case 'A': {
      const children = inlineParts(readChildren(element, around))
      const url = postAddress(element.getAttribute('href') ?? '', around.origin)
      return url === null
        ? children
        : [
            linkPart(
              url,
              children.filter(({ type }) => type !== 'link'),
            ),
          ]
    }
    case 'UL':
    case 'OL':
      return [readList(element, around)]
    case 'BLOCKQUOTE':
      return [block('quote', asBlocks(readChildren(element, around)))]
    case 'PRE':
      return asBlocks(readChildren(element, { ...around, keepsLines: true }), true)
    case 'TR': {
      const cells = [...element.children].map((cell) => trimLine(inlineParts(readNode(cell, around))))
      const filled = cells.filter((cell) => cell.length > 0)
      return asBlocks(filled.flatMap((cell, number) => (number > 0 ? [textPart(' | '), ...cell] : cell)))
    }
    default:
      if (HEADING.test(tag)) return asBlocks(readChildren(element, { ...around, format: around.format | BOLD }))
      return BLOCKS.has(tag) ? asBlocks(readChildren(element, around)) : readChildren(element, around)
  }
}

function readList(list: Element, around: Around): PostNode {
  const items = [...list.children].flatMap((child) => {
    const parts = asBlocks(readNode(child, around))
    return parts.length === 0 ? [] : [block('listitem', parts)]
  })
  return listPart(list.tagName === 'OL' ? 'number' : 'bullet', items)
}

const isHidden = (element: Element) => /display:\s*none|mso-hide:\s*all/i.test(element.getAttribute('style') ?? '')

/** The format inside an element: by its name, unless its style says otherwise, as Google Docs has it. */
function formatOf(element: Element, outer: number): number {
  const style = element.getAttribute('style') ?? ''
  const weight = /(?:^|;)\s*font-weight:\s*(\w+)/i.exec(style)?.[1]?.toLowerCase()
  const slant = /(?:^|;)\s*font-style:\s*(\w+)/i.exec(style)?.[1]?.toLowerCase()
  const isNamed = (...tags: string[]) => tags.includes(element.tagName.toUpperCase())
  const isBold = weight ? weight === 'bold' || weight === 'bolder' || Number(weight) >= 600 : isNamed('B', 'STRONG')
  const isItalic = slant ? slant === 'italic' || slant === 'oblique' : isNamed('I', 'EM', 'CITE')
  let format = outer
  if (weight) format &= ~BOLD
  if (slant) format &= ~ITALIC
  return format | (isBold ? BOLD : 0) | (isItalic ? ITALIC : 0)
}
