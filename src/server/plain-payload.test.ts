import { runInNewContext } from 'node:vm'
import fc from 'fast-check'
import rehypeParse from 'rehype-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { describe, expect, test } from 'vitest'
import { inlineScripts } from './inline-scripts'
import { withPlainPayload } from './plain-payload'

/** As Next writes it: no `<` in a script. */
const written = (text: string) =>
  `<script>self.__next_f.push([1,${JSON.stringify(text).replaceAll('<', '\\u003c')}])</script>`
const documentOf = (...chunks: string[]) =>
  `<body><p>text</p><script>(self.__next_f=self.__next_f||[]).push([0])</script>${chunks.join('')}</body>`

/** The payload that Next's client gets of a document, whose scripts run as in a browser with a full parser. */
function received(html: string): string {
  const pushed: unknown[][] = []
  let previous = ''
  visit(unified().use(rehypeParse).parse(html), 'element', ({ tagName, properties, children }) => {
    if (tagName !== 'script') return
    const text = children[0]?.type === 'text' ? children[0].value : ''
    const self = { __next_f: pushed }
    const document = { currentScript: { previousSibling: { textContent: previous } } }
    if (properties.type === undefined) runInNewContext(text, { self, document })
    previous = text
  })
  return pushed
    .filter(([kind]) => kind === 1)
    .map(([, text]) => text)
    .join('')
}

describe('the payload of a document', () => {
  test('is text, with one script that reads it', () => {
    const html = withPlainPayload(documentOf(written('1:["$","p",null,'), written('{"children":"a < b"}]\n')))
    expect(html).toContain('<script type="text/x-component">1:["$","p",null,{"children":"a < b"}]\n</script>')
    expect([...inlineScripts(html)]).toHaveLength(2)
    expect(received(html)).toBe('1:["$","p",null,{"children":"a < b"}]\n')
  })

  test.each([
    '</script><script>alert(1)</script>',
    '<!-- <script> -->',
    '</SCRIPT >',
    '<!--<scr',
    '\ue000</script>',
    'line\r\nends',
    'a null \0',
    'half of a pair \ud83c',
    '',
  ])('arrives as it was, and runs nothing: %j', (text) => {
    const html = documentOf(written('0:["'), written(text), written('"]\n'))
    expect(received(withPlainPayload(html))).toBe(`0:["${text}"]\n`)
  })

  test('arrives as it was, whatever is in it', () => {
    const texts = fc.array(
      fc.oneof(fc.string(), fc.constantFrom('<', '!--', '-->', '/', 'script', '>', '\ue000', '\r')),
    )
    fc.assert(
      fc.property(
        fc.array(
          texts.map((parts) => parts.join('')),
          { minLength: 1 },
        ),
        (chunks) => {
          expect(received(withPlainPayload(documentOf(...chunks.map(written))))).toBe(chunks.join(''))
        },
      ),
    )
  })

  test.each([
    ['without a payload', '<p>text</p>'],
    ['with something between its parts', documentOf(written('0:'), '<p>text</p>', written('[]'))],
    ['with more than a text in a part', documentOf(written('0:'), '<script>self.__next_f.push([1,"[]",2])</script>')],
    ['that ends in a part', '<body><script>self.__next_f.push([1,"0:'],
    ['with bytes in it', documentOf(written('0:'), '<script>self.__next_f.push([3,"AAAA"])</script>', written('[]'))],
  ])('is left as it is in a document %s', (_, html) => {
    expect(withPlainPayload(html)).toBe(html)
  })
})
