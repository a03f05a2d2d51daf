import fc from 'fast-check'
import type { Root } from 'hast'
import rehypeParse from 'rehype-parse'
import rehypeSanitize from 'rehype-sanitize'
import { unified } from 'unified'
import { expect, test } from 'vitest'
import { textOf } from './hast-text'
import { parseSanitized } from './pipeline'
import { SANITIZE_SCHEMA } from './sanitize-schema'
import { findFaults } from './testing/find-faults'
import { HOSTILE } from './testing/hostile-inputs'
import { rendered } from './testing/render'

const NAMES = [
  'p',
  'b',
  'a',
  'div',
  'table',
  'tr',
  'td',
  'li',
  'h2',
  'svg',
  'math',
  'style',
  'script',
  'template',
  'img',
  'x',
]
const ATTRIBUTES = ['href', 'src', 'onclick', 'style', 'id', 'name', 'title', 'srcset', 'class', 'poster', 'data-link']
const VALUES = [
  'javascript:alert(1)',
  '//evil.example',
  '/a',
  '"',
  "'",
  '>',
  'java\tscript:x',
  '&#106;avascript:',
  '#a',
  'main',
]

const name = fc.constantFrom(...NAMES)
const attribute = fc
  .tuple(fc.constantFrom(...ATTRIBUTES), fc.constantFrom('=', ' = ', '="', "='", '/'), fc.constantFrom(...VALUES))
  .map((parts) => ` ${parts.join('')}`)
const piece = fc.oneof(
  name.map((tag) => `</${tag}>`),
  fc.tuple(name, fc.array(attribute, { maxLength: 3 })).map(([tag, attributes]) => `<${tag}${attributes.join('')}>`),
  fc.constantFrom('<', '>', '"', "'", '<!--', '-->', '</', '<![CDATA[', ']]>', '&lt;', '&#0;', '\u0000', ' ', 'text'),
  fc.constantFrom(...Object.values(HOSTILE)),
  fc.string({ unit: 'binary', maxLength: 8 }),
)
/** Broken markup and random text, half each. */
const anything = fc.oneof(
  fc.array(piece, { maxLength: 25 }).map((pieces) => pieces.join('')),
  fc.string({ unit: 'binary' }),
)

test('any input gives only allowed elements and attributes', () => {
  fc.assert(
    fc.property(anything, (html) => {
      expect(findFaults(rendered(html))).toEqual([])
    }),
    { numRuns: 1500 },
  )
})

test('safe HTML stays unchanged', () => {
  fc.assert(
    fc.property(anything, (html) => {
      const once = rendered(html)
      expect(findFaults(rendered(once))).toEqual([])
      expect(rendered(once).replace(/<[^>]*>|\s/g, '')).toBe(once.replace(/<[^>]*>|\s/g, ''))
    }),
    { numRuns: 500 },
  )
})

type Tree = { tag: string; text: string; children: Tree[] }

const tree = fc.letrec<{ tree: Tree }>((tie) => ({
  tree: fc.record({
    tag: fc.constantFrom('div', 'section', 'blockquote', 'span', 'em', 'strong', 'sub', 'details', 'figure'),
    text: fc.constantFrom('', 'a', ' b ', '&lt;i&gt;', '<br>', '<hr>', '<p title="x>y">c</p>', '<!-- d -->'),
    children: fc.oneof({ maxDepth: 5 }, fc.constant<Tree[]>([]), fc.array(tie('tree'), { maxLength: 4 })),
  }),
})).tree

function written({ tag, text, children }: Tree): string {
  return `<${tag}>${text}${children.map(written).join('')}</${tag}>`
}

test('well-formed HTML is parsed the same with and without balancing', () => {
  const plain = unified().use(rehypeParse, { fragment: true }).use(rehypeSanitize, SANITIZE_SCHEMA)
  const shape = (root: Root) =>
    JSON.stringify(root, (key, value) => (key === 'position' || key === 'data' ? undefined : value))

  fc.assert(
    fc.property(tree, (some) => {
      const html = written(some)
      expect(textOf(parseSanitized(html))).toBe(textOf(plain.runSync(plain.parse(html))))
      expect(shape(parseSanitized(html))).toBe(shape(plain.runSync(plain.parse(html))))
    }),
  )
})
