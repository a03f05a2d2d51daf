import { createHash } from 'node:crypto'
import { PAYLOAD_TYPE } from './plain-payload'

/** Elements whose content a browser reads as text, without tags. */
const RAW_TEXT = new Set(['script', 'style', 'title', 'textarea', 'xmp', 'iframe', 'noembed', 'noframes', 'noscript'])
/** Scripts of these types are data: browsers do not run them, and the policy does not apply. */
const DATA_TYPES = new Set(['application/ld+json', 'application/json', PAYLOAD_TYPE])

/**
 * Hashes of a document's inline scripts, as Content-Security-Policy sources: `'sha256-…'`. The document is read as by
 * the HTML standard's tokenizer, so markup in strings, comments and attributes does not count.
 * @returns each hash once, in the order of the document
 */
export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>()
  for (const text of inlineScripts(html)) hashes.add(`'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  return [...hashes]
}

/** The texts of the inline scripts that a browser would run. */
export function* inlineScripts(html: string): Generator<string> {
  let at = html.indexOf('<')
  while (at !== -1) {
    const tag = startTagAt(html, at)
    if (typeof tag === 'number') at = tag
    else {
      const end = RAW_TEXT.has(tag.name) ? endOfRawText(html, tag) : tag.end
      if (tag.name === 'script' && runs(tag.attributes)) yield asParsed(html.slice(tag.end, end))
      at = end
    }
    at = html.indexOf('<', at)
  }
}

type StartTag = { name: string; attributes: Map<string, string>; end: number }

const TAG_NAME = /[a-z][^\t\n\f\r />]*/iy
const ATTRIBUTE =
  /[\t\n\f\r /]*([^\t\n\f\r />][^\t\n\f\r />=]*)(?:[\t\n\f\r ]*=[\t\n\f\r ]*(?:"([^"]*)(?:"|$)|'([^']*)(?:'|$)|([^\t\n\f\r >"'][^\t\n\f\r >]*)))?/y

/** The start tag at a `<`, or the index at which to continue when there is none. */
function startTagAt(html: string, at: number): StartTag | number {
  if (html.startsWith('<!--', at)) return endOfComment(html, at)
  const closing = html[at + 1] === '/'
  TAG_NAME.lastIndex = at + (closing ? 2 : 1)
  const name = TAG_NAME.exec(html)?.[0].toLowerCase()
  if (name === undefined) return /[!?/]/.test(html[at + 1] ?? '') ? after(html, '>', at) : at + 1
  const attributes = new Map<string, string>()
  let end = TAG_NAME.lastIndex
  for (;;) {
    ATTRIBUTE.lastIndex = end
    const found = ATTRIBUTE.exec(html)
    if (!found) break
    const [, attribute = '', double, single, bare] = found
    end = ATTRIBUTE.lastIndex
    if (!attributes.has(attribute.toLowerCase()))
      attributes.set(attribute.toLowerCase(), double ?? single ?? bare ?? '')
  }
  // A tag without `>` runs to the end of the document and is ignored.
  end = html.indexOf('>', end)
  if (end === -1) return html.length
  return closing ? end + 1 : { name, attributes, end: end + 1 }
}

/** A comment ends at `-->` or `--!>`; `<!-->` and `<!--->` are complete comments. */
function endOfComment(html: string, at: number): number {
  const end = /-->|--!>/g
  end.lastIndex = at + 2
  const found = end.exec(html)
  if (!found) return html.length
  const first = at + '<!--'.length
  // Of `--!>` the dashes of the beginning are no part.
  if (found[0] === '-->' || found.index >= first) return end.lastIndex
  end.lastIndex = first
  return end.exec(html) ? end.lastIndex : html.length
}

function after(html: string, text: string, from: number): number {
  const at = html.indexOf(text, from)
  return at === -1 ? html.length : at + text.length
}

/** The index at which the content of a raw text element ends. */
function endOfRawText(html: string, { name, end }: StartTag): number {
  if (name === 'script') return endOfScript(html, end)
  const endTag = new RegExp(`</${name}(?=[\\t\\n\\f\\r />])`, 'gi')
  endTag.lastIndex = end
  return endTag.exec(html)?.index ?? html.length
}

/** A script with `<!--` and then `<script` continues past the first end tag: the standard's escaped states. */
function endOfScript(html: string, from: number): number {
  const marks = /<!--|-->|<\/?script(?=[\t\n\f\r />])/gi
  marks.lastIndex = from
  let state: 'plain' | 'escaped' | 'twice' = 'plain'
  for (let found = marks.exec(html); found; found = marks.exec(html)) {
    const mark = found[0].toLowerCase()
    if (mark === '</script' && state !== 'twice') return found.index
    if (mark === '-->') state = 'plain'
    else if (mark === '</script') state = 'escaped'
    else if (mark === '<script' && state === 'escaped') state = 'twice'
    else if (mark === '<!--' && state === 'plain') {
      state = 'escaped'
      // The dashes may also close the comment: `<!-->`.
      marks.lastIndex -= 2
    }
  }
  return html.length
}

function runs(attributes: ReadonlyMap<string, string>): boolean {
  return !attributes.has('src') && !DATA_TYPES.has((attributes.get('type') ?? '').trim().toLowerCase())
}

/** Normalizes line ends and null characters as a browser's parser does. */
const asParsed = (text: string) => text.replace(/\r\n?/g, '\n').replaceAll('\0', '\u{fffd}')
