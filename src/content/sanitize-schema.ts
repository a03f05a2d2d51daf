/**
 * The one allowlist of elements, attributes and protocols for provider HTML and rich text. Anything not listed is
 * removed.
 *
 * `id` and `name` keep a prefix after sanitizing, to prevent DOM clobbering even if a later step fails;
 * transforms/anchors.ts sets the final ids. transforms/ decides which hosts a URL may name.
 */
import type { Schema } from 'hast-util-sanitize'

const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const

/** Data attributes that editors set on a heading in the admin. */
const HEADING_DATA = ['dataLink', 'dataMenu', 'dataFormat', 'dataIcon']

/** Attributes that mark a part (expander, members, …): transforms/part-markers.ts reads both and removes the class. */
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

/** Form elements of an embedded form. */
export const FORM_ELEMENTS = [
  ...['form', 'fieldset', 'legend', 'label', 'input', 'select', 'optgroup', 'option', 'textarea', 'button'],
]

const CELL = ['colSpan', 'rowSpan']
const PLAYER = ['src', 'width', 'height', 'loop', 'muted', 'playsInline']
const TABLE_PARTS = ['caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td']

/** Prefix of ids and names between the sanitizer and transforms/anchors.ts. */
export const ID_PREFIX = 'user-content-'

export const SANITIZE_SCHEMA: Schema = {
  allowComments: false,
  allowDoctypes: false,
  tagNames: ALLOWED_ELEMENTS,
  // Their text is code, not content. balance-html.ts drops these before parsing.
  strip: ['script', 'style', 'template', 'iframe', 'noembed', 'noframes', 'xmp', 'title', 'textarea', 'select', 'svg'],
  ancestors: {
    ...Object.fromEntries(TABLE_PARTS.map((part) => [part, ['table']])),
    source: ['video', 'audio'],
    track: ['video', 'audio'],
  },
  attributes: {
    // Any element can have markers: a members-only part must be recognized even if it is a paragraph.
    '*': ['id', 'title', 'lang', ['dir', 'ltr', 'rtl', 'auto'], ...PART_MARKS],
    ...Object.fromEntries(['div', 'section', 'aside', 'article'].map((part) => [part, ['dataLabel']])),
    ...Object.fromEntries(HEADINGS.map((heading) => [heading, HEADING_DATA])),
    // The format says how a button looks: transforms/buttons.ts.
    a: ['href', 'name', 'ariaLabel', 'dataFormat', ['target', '_blank'], ['rel', 'nofollow', 'sponsored', 'ugc']],
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

/** Without password: only our own forms may ask for one. */
const INPUT_TYPES = [
  ...['text', 'email', 'tel', 'url', 'number', 'date', 'time', 'checkbox', 'radio', 'file', 'hidden', 'submit'],
]
const CONTROL = ['name', 'required', 'disabled', 'placeholder', 'autoComplete', 'ariaLabel', 'ariaDescribedBy']
const LENGTHS = ['minLength', 'maxLength']

/**
 * The allowlist for embedded forms: text content, and form controls without scripts and without a submit address. Names
 * keep their spelling, because answers are stored by name.
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
