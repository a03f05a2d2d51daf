/**
 * What provider HTML and rich text may hold: the one allowlist of elements,
 * attributes and protocols. DESIGN 2, 10. Whatever is not named here is gone.
 *
 * `id` and `name` leave the sanitizer prefixed, so that nothing can clobber even
 * if a later step fails; transforms/anchors.ts turns them into the final ids.
 * Which host an address may name is decided by transforms/, not here.
 */
import type { Schema } from 'hast-util-sanitize'

const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const

/** What editors set on a heading in the admin. SPEC 2.2. */
const HEADING_DATA = ['dataLink', 'dataMenu', 'dataFormat', 'dataIcon']

/** How a part says what it is (expander, members, …): transforms/markers.ts reads both and removes the class. */
const PART_MARKS = ['dataBlock', 'className']

export const ALLOWED_ELEMENTS = [
  ...HEADINGS,
  ...['p', 'div', 'section', 'article', 'aside', 'address', 'blockquote', 'pre', 'hr', 'br', 'wbr'],
  ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'figure', 'figcaption', 'details', 'summary'],
  ...['table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ...['a', 'abbr', 'b', 'bdi', 'bdo', 'cite', 'code', 'del', 'dfn', 'em', 'i', 'ins', 'kbd', 'mark', 'q', 's'],
  ...['samp', 'small', 'span', 'strong', 'sub', 'sup', 'time', 'u', 'var'],
  ...['img', 'video', 'audio', 'source', 'track'],
]

/** What an embedded form holds beside text. SPEC 2.3 (form block). */
export const FORM_ELEMENTS = [
  ...['form', 'fieldset', 'legend', 'label', 'input', 'select', 'optgroup', 'option', 'textarea', 'button'],
]

const CELL = ['colSpan', 'rowSpan']
const PLAYER = ['src', 'width', 'height', 'loop', 'muted', 'playsInline']
const TABLE_PARTS = ['caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td']

/** Prefix that ids and names carry between the sanitizer and transforms/anchors.ts. */
export const ID_PREFIX = 'user-content-'

export const SANITIZE_SCHEMA: Schema = {
  allowComments: false,
  allowDoctypes: false,
  tagNames: ALLOWED_ELEMENTS,
  // Their text is code, not content. tidy.ts drops these before parsing already.
  strip: ['script', 'style', 'template', 'iframe', 'noembed', 'noframes', 'xmp', 'title', 'textarea', 'select', 'svg'],
  ancestors: {
    ...Object.fromEntries(TABLE_PARTS.map((part) => [part, ['table']])),
    source: ['video', 'audio'],
    track: ['video', 'audio'],
  },
  attributes: {
    // Marks stand on any element: a part for members must not show because it is a paragraph.
    '*': ['id', 'title', 'lang', ['dir', 'ltr', 'rtl', 'auto'], ...PART_MARKS],
    ...Object.fromEntries(['div', 'section', 'aside', 'article'].map((part) => [part, ['dataLabel']])),
    ...Object.fromEntries(HEADINGS.map((heading) => [heading, HEADING_DATA])),
    a: ['href', 'name', 'ariaLabel', ['target', '_blank'], ['rel', 'nofollow', 'sponsored', 'ugc']],
    audio: PLAYER,
    blockquote: ['cite'],
    col: ['span'],
    colgroup: ['span'],
    del: ['cite', 'dateTime'],
    details: ['open'],
    img: ['src', 'alt', 'width', 'height'],
    ins: ['cite', 'dateTime'],
    li: ['value'],
    ol: ['start', 'reversed', ['type', '1', 'a', 'A', 'i', 'I']],
    q: ['cite'],
    source: ['src', 'type'],
    td: CELL,
    th: [...CELL, 'abbr', ['scope', 'row', 'col', 'rowgroup', 'colgroup']],
    time: ['dateTime'],
    track: ['src', 'srcLang', 'label', 'default', ['kind', 'subtitles', 'captions', 'descriptions', 'chapters']],
    video: [...PLAYER, 'poster'],
  },
  protocols: {
    cite: ['http', 'https'],
    href: ['http', 'https', 'mailto', 'tel'],
    poster: ['http', 'https'],
    src: ['http', 'https'],
  },
  required: {},
  clobber: ['id', 'name'],
  clobberPrefix: ID_PREFIX,
}

/** No password: nobody's form but our own asks for one. */
const INPUT_TYPES = [
  ...['text', 'email', 'tel', 'url', 'number', 'date', 'time', 'checkbox', 'radio', 'file', 'hidden', 'submit'],
]
const CONTROL = ['name', 'required', 'disabled', 'placeholder', 'autoComplete', 'ariaLabel', 'ariaDescribedBy']
const LENGTHS = ['minLength', 'maxLength']

/**
 * What an embedded form may hold: the texts of other content, and controls without anything that
 * runs or says where to send. Names stay as they are, since answers go by them.
 */
export const FORM_SCHEMA: Schema = {
  ...SANITIZE_SCHEMA,
  tagNames: [...ALLOWED_ELEMENTS, ...FORM_ELEMENTS],
  strip: SANITIZE_SCHEMA.strip?.filter((name) => !FORM_ELEMENTS.includes(name)),
  attributes: {
    ...SANITIZE_SCHEMA.attributes,
    a: ['href', 'ariaLabel', ['target', '_blank'], ['rel', 'nofollow', 'sponsored', 'ugc']],
    button: ['name', 'value', ['type', 'submit', 'reset', 'button']],
    fieldset: ['disabled'],
    input: [
      ...CONTROL,
      ...LENGTHS,
      ...['value', 'checked', 'min', 'max', 'step', 'multiple', 'accept', 'inputMode'],
      ['type', ...INPUT_TYPES],
    ],
    label: ['htmlFor'],
    optgroup: ['label', 'disabled'],
    option: ['value', 'label', 'selected', 'disabled'],
    select: [...CONTROL, 'multiple'],
    textarea: [...CONTROL, ...LENGTHS, 'rows'],
  },
  clobber: ['id', 'htmlFor', 'ariaDescribedBy'],
}
