/** What balance-html.ts must know about HTML's elements to keep tags balanced and the tree shallow. */
import { ALLOWED_ELEMENTS, FORM_ELEMENTS } from './sanitize-schema'

/** Void elements: no content and no end tag. */
export const VOID: ReadonlySet<string> = new Set(['br', 'hr', 'img', 'wbr', 'col', 'source', 'track', 'input'])

/** Dropped with their content, up to their end tag or, as in a browser, the end of the text. */
const RAW_TO_END: ReadonlySet<string> = new Set([
  ...['script', 'style', 'iframe', 'noembed', 'noframes', 'xmp', 'title', 'textarea'],
])

/** Dropped with their content if an end tag follows; without one, only the tag is dropped. */
const RAW_IF_CLOSED: ReadonlySet<string> = new Set(['template', 'svg', 'select', 'canvas'])

/** Obsolete or document-level elements and their replacements, so that words do not run together. */
const RENAMED: ReadonlyMap<string, string> = new Map([
  ...['center', 'dialog', 'fieldset', 'footer', 'form', 'header', 'hgroup', 'main', 'nav', 'search'].map(
    (name): [string, string] => [name, 'div'],
  ),
  ['acronym', 'abbr'],
  ['dir', 'ul'],
  ['legend', 'p'],
  ['menu', 'ul'],
  ['strike', 's'],
  ['tt', 'code'],
])

/** How an element is treated, by its name. */
export type TagRules = {
  /** Elements that reach the parser. */
  known: ReadonlySet<string>
  rawToEnd: ReadonlySet<string>
  rawIfClosed: ReadonlySet<string>
  renamed: ReadonlyMap<string, string>
}

/** Rules for texts: of a form in a text only the words stay. */
export const CONTENT_TAGS: TagRules = {
  known: new Set(ALLOWED_ELEMENTS),
  rawToEnd: RAW_TO_END,
  rawIfClosed: RAW_IF_CLOSED,
  renamed: RENAMED,
}

const controls = new Set<string>(FORM_ELEMENTS)
const withoutControls = (names: ReadonlySet<string>) => new Set([...names].filter((name) => !controls.has(name)))

/** Rules for embedded forms: form controls stay. */
export const FORM_TAGS: TagRules = {
  known: new Set([...ALLOWED_ELEMENTS, ...FORM_ELEMENTS]),
  rawToEnd: withoutControls(RAW_TO_END),
  rawIfClosed: withoutControls(RAW_IF_CLOSED),
  renamed: new Map([...RENAMED].filter(([name]) => !controls.has(name))),
}

export const HEADING: ReadonlySet<string> = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'])

/** Block elements; all but table parts also close an open paragraph. */
export const BLOCK: ReadonlySet<string> = new Set([
  ...HEADING,
  ...['p', 'div', 'section', 'article', 'aside', 'address', 'blockquote', 'pre', 'hr', 'ul', 'ol', 'li'],
  ...['dl', 'dt', 'dd', 'figure', 'figcaption', 'details', 'summary', 'table', 'form', 'fieldset'],
])

/** Table parts and the open elements that each may be a child of. */
export const TABLE_CONTEXT: ReadonlyMap<string, readonly string[]> = new Map([
  ['caption', ['table']],
  ['colgroup', ['table']],
  ['col', ['colgroup', 'table']],
  ['thead', ['table']],
  ['tbody', ['table']],
  ['tfoot', ['table']],
  ['tr', ['thead', 'tbody', 'tfoot', 'table']],
  ['td', ['tr', 'thead', 'tbody', 'tfoot', 'table']],
  ['th', ['tr', 'thead', 'tbody', 'tfoot', 'table']],
])

/** Elements that an end tag or an implied end cannot cross. */
export const SCOPE_BOUNDARY: ReadonlySet<string> = new Set(['td', 'th', 'caption', 'table'])
