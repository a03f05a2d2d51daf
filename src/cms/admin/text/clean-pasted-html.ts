import { listsOfWord } from './lists-of-word'

/** Elements that go with what is in them. */
const DROPPED =
  'head, meta, link, title, style, script, template, iframe, object, embed, svg, math, canvas, video, audio, input, button, select, textarea, xml'

/** Elements that stay, without their attributes. All others are replaced by their contents. */
const KEPT = new Set(
  'P H2 H3 H4 H5 H6 UL OL LI BLOCKQUOTE HR BR TABLE THEAD TBODY TFOOT TR TH TD A STRONG EM U S CODE PRE SUB SUP'.split(
    ' ',
  ),
)

/** Elements whose names the editor does not use, and those that it does. */
const RENAMED: Readonly<Record<string, string>> = {
  H1: 'h2',
  DIV: 'p',
  B: 'strong',
  I: 'em',
  STRIKE: 's',
  DEL: 's',
  INS: 'u',
}

const ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  A: ['href'],
  OL: ['start'],
  TD: ['colspan', 'rowspan'],
  TH: ['colspan', 'rowspan'],
}

const LINK = /^(?:https?:|mailto:|tel:|\/|#)/i
const HEADINGS = 'h1, h2, h3, h4, h5, h6'
const BLOCKS = 'p, h1, h2, h3, h4, h5, h6, ul, ol, li, blockquote, pre, hr, table, div'

/** A pasted text without what its program adds to it. */
export type CleanText = { body: HTMLElement; hasPictures: boolean }

/**
 * Cleans HTML that was copied from Word, Google Docs or a web page: paragraphs, headings (the first level becomes the
 * second), lists, tables, links and emphasis stay; styles, spans, classes, comments and pictures do not.
 * @param html outside data of any shape; it is parsed without running anything in it
 */
export function cleanPastedHtml(html: string): CleanText {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  removeComments(body)
  for (const element of body.querySelectorAll(DROPPED)) element.remove()
  const pictures = body.querySelectorAll('img, picture, v\\:imagedata')
  // Google Docs shows its check boxes as pictures.
  const hasPictures = [...pictures].some((picture) => !picture.closest('li[role="checkbox"]'))
  for (const picture of pictures) picture.remove()
  listsOfWord(body)
  for (const element of [...body.querySelectorAll('*')].reverse()) clean(element)
  nestLists(body)
  wrapLooseText(body)
  removeEmpty(body)
  return { body, hasPictures }
}

function removeComments(body: HTMLElement): void {
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_COMMENT)
  const comments: Node[] = []
  while (walker.nextNode()) comments.push(walker.currentNode)
  for (const comment of comments) comment.parentNode?.removeChild(comment)
}

/** Replaces an element, whose contents are clean already, by its plain equivalent. */
function clean(element: Element): void {
  const { parentElement: parent, tagName } = element
  const name = element.classList.contains('MsoTitle') ? 'h2' : RENAMED[tagName]
  // The emphasis of a heading is its program's; so is the paragraph of a list's item.
  const isOfProgram =
    (/^(?:B|STRONG)$/.test(tagName) && (isNotBold(element) || element.closest(HEADINGS))) ||
    (tagName === 'P' && parent?.tagName === 'LI') ||
    (tagName === 'DIV' && element.querySelector(BLOCKS))
  if (isOfProgram) unwrap(element)
  else if (name) replace(element, name)
  else if (tagName === 'A') cleanLink(element)
  else if (KEPT.has(tagName)) keepAttributes(element, element)
  else unwrapWithEmphasis(element)
}

/** Google Docs wraps everything in a bold element that is not bold. */
const isNotBold = (element: Element) => /font-weight:\s*(?:normal|[1-5]00)/i.test(element.getAttribute('style') ?? '')

function cleanLink(link: Element): void {
  const href = targetOf(link.getAttribute('href') ?? '')
  if (!LINK.test(href) || !link.textContent?.trim()) {
    unwrap(link)
    return
  }
  keepAttributes(link, link)
  link.setAttribute('href', href)
}

/** Google Docs leads links through an address of its own. */
function targetOf(href: string): string {
  if (!URL.canParse(href)) return href.trim()
  const url = new URL(href)
  const isDetour = /(?:^|\.)google\.[a-z.]+$/.test(url.hostname) && url.pathname === '/url'
  return (isDetour && url.searchParams.get('q')) || href.trim()
}

const EMPHASIS: readonly [name: string, style: RegExp][] = [
  ['strong', /font-weight:\s*(?:bold|[6-9]00)/i],
  ['em', /font-style:\s*italic/i],
  ['u', /text-decoration(?:-line)?:[^;]*underline/i],
  ['s', /text-decoration(?:-line)?:[^;]*line-through/i],
  ['sub', /vertical-align:\s*sub/i],
  ['sup', /vertical-align:\s*super/i],
]

/** Replaces an element by its contents, which keep the emphasis that its style has given them. */
function unwrapWithEmphasis(element: Element): void {
  const style = element.getAttribute('style') ?? ''
  const isInline = !element.querySelector(BLOCKS) && Boolean(element.textContent?.trim())
  for (const [name, pattern] of isInline ? EMPHASIS : []) {
    // A link is underlined anyway, a heading bold.
    if (!pattern.test(style) || (name === 'u' && element.closest('a'))) continue
    if (name === 'strong' && element.closest(HEADINGS)) continue
    const emphasis = element.ownerDocument.createElement(name)
    emphasis.append(...element.childNodes)
    element.append(emphasis)
  }
  unwrap(element)
}

function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes)
}

function replace(element: Element, name: string): void {
  const plain = element.ownerDocument.createElement(name)
  plain.append(...element.childNodes)
  keepAttributes(element, plain)
  element.replaceWith(plain)
}

function keepAttributes(from: Element, to: Element): void {
  const kept = (ATTRIBUTES[to.tagName] ?? []).flatMap((name) => {
    const value = from.getAttribute(name)
    return value === null ? [] : [[name, value] as const]
  })
  for (const { name } of [...to.attributes]) to.removeAttribute(name)
  for (const [name, value] of kept) to.setAttribute(name, value)
}

/** A list that stands beside the item it belongs to, as in Google Docs, goes into it. */
function nestLists(body: HTMLElement): void {
  for (const list of body.querySelectorAll(':is(ul, ol) > :is(ul, ol)')) list.previousElementSibling?.append(list)
}

/** Text between blocks becomes paragraphs; text without any block stays as it is, to be pasted into a line. */
function wrapLooseText(body: HTMLElement): void {
  if (!body.querySelector(BLOCKS)) return
  let paragraph: HTMLElement | null = null
  for (const node of [...body.childNodes]) {
    if (node instanceof Element && node.matches(BLOCKS)) {
      paragraph = null
      continue
    }
    if (node.nodeName === 'BR' || (!node.textContent?.trim() && !paragraph)) {
      node.remove()
      paragraph = null
      continue
    }
    if (!paragraph) {
      paragraph = body.ownerDocument.createElement('p')
      node.before(paragraph)
    }
    paragraph.append(node)
  }
}

/** Word and Google Docs make space with empty paragraphs, and with runs of spaces that do not break. */
function removeEmpty(body: HTMLElement): void {
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const { currentNode: text } = walker
    text.nodeValue = (text.nodeValue ?? '').replaceAll('\u00a0', ' ').replaceAll(/[ \t\r\n]+/g, ' ')
  }
  for (const element of body.querySelectorAll('p, h2, h3, h4, h5, h6, li, strong, em, u, s, a, ul, ol')) {
    if (!element.textContent?.trim() && !element.closest('td, th')) element.remove()
  }
}
