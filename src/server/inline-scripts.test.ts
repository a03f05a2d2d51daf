import fc from 'fast-check'
import rehypeParse from 'rehype-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { describe, expect, test } from 'vitest'
import { inlineScriptHashes, inlineScripts } from './inline-scripts'

/** The inline scripts that a full HTML parser finds. */
function parsed(html: string): string[] {
  const texts: string[] = []
  visit(unified().use(rehypeParse).parse(html), 'element', ({ tagName, properties, children }) => {
    const [text] = children
    const isData = /^(application\/(ld\+)?json|text\/x-component)$/.test(
      String(properties.type ?? '')
        .trim()
        .toLowerCase(),
    )
    if (tagName === 'script' && properties.src === undefined && !isData)
      texts.push(text?.type === 'text' ? text.value : '')
  })
  return texts
}

const PAGES: [string, string, string[]][] = [
  ['two scripts', '<p>a</p><script>one()</script><b>b</b><script>two()</script>', ['one()', 'two()']],
  ['attributes', '<script async  id="a>b" data-x=\'</script>\' nonce=c/d>one()</script >', ['one()']],
  [
    'an external script',
    '<script src="/a.js"></script><script SRC=/b.js>no()</script><script>one()</script>',
    ['one()'],
  ],
  ['data', '<script type="application/ld+json">{"a":1}</script><script type="module">one()</script>', ['one()']],
  ['a payload', '<script type="text/x-component">0:[]</script><script>one()</script>', ['one()']],
  ['a script in a string', '<script>let a = "<script>no()";two()</script>', ['let a = "<script>no()";two()']],
  ['a script in an attribute', '<p title="<script>no()</script>">a</p><script>one()</script>', ['one()']],
  ['a script in a comment', '<!-- <script>no()</script> --><script>one()</script>', ['one()']],
  [
    'odd comments',
    '<!--><script>one()</script><!---><script>two()</script><!-- a --!><script>three()</script>',
    ['one()', 'two()', 'three()'],
  ],
  [
    'a comment in a comment',
    '<!--<!--!><script>one()</script><!--!><script>no()</script><!---!>--><script>two()</script>',
    ['one()', 'two()'],
  ],
  [
    'a script in a style, a title and a text field',
    '<title><script>no()</script></title><style><script>no()</style><textarea><script>no()</script></textarea><script>one()</script>',
    ['one()'],
  ],
  ['an end tag in a string ends it', '<script>a = "</script>";b()', ['a = "']],
  ['an end tag of another element does not', '<script>a = "</scripts>";b()</script>', ['a = "</scripts>";b()']],
  [
    'an escaped script in a script',
    '<script><!-- <script>a()</script> b() --></script><script>one()</script>',
    ['<!-- <script>a()</script> b() -->', 'one()'],
  ],
  [
    'an escape that ends at once',
    '<script><!--><script>a()</script><script>one()</script>',
    ['<!--><script>a()', 'one()'],
  ],
  ['line ends', '<script>a()\r\nb()\rc()</script>', ['a()\nb()\nc()']],
  ['other characters', '<script>a("é 🌞 \u2028")</script>', ['a("é 🌞 \u2028")']],
  ['a stray <', '<p>1 < 2 <3</p><script>one()</script>', ['one()']],
  ['upper case', '<SCRIPT>one()</SCRIPT>', ['one()']],
  ['an empty one', '<script></script>', ['']],
  ['none', '<p>script</p>', []],
]

describe('the inline scripts of a document', () => {
  test.each(PAGES)('%s', (_what, html, texts) => {
    const page = `<!doctype html><html><body>${html}</body></html>`
    expect([...inlineScripts(page)].map((text) => text.replace(/<\/body><\/html>$/, ''))).toEqual(texts)
    expect([...inlineScripts(page)]).toEqual(parsed(page))
  })

  test('are those that a full HTML parser finds, for any markup', () => {
    const piece = fc.constantFrom(
      ...[
        '<script>',
        '</script>',
        '<script src=a>',
        '<script',
        '</script',
        '<!--',
        '-->',
        '--!>',
        '"',
        "'",
        '<p a="',
        '>',
      ],
      ...[
        '<style>',
        '</style>',
        '<title>',
        '</title>',
        'a()',
        '=',
        ' ',
        '/',
        '<',
        '<!',
        '<?',
        '</',
        '-',
        '\r',
        '\n',
        '\0',
      ],
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
        const page = `<!doctype html><html><head></head><body>${pieces.join('')}`
        expect([...inlineScripts(page)]).toEqual(parsed(page))
      }),
      { numRuns: 300 },
    )
  })

  test('have the hash of the example in the standard', () => {
    // https://www.w3.org/TR/CSP3/#example-csp-hash
    expect(
      inlineScriptHashes("<script>alert('Hello, world.');</script><script>alert('Hello, world.');</script>"),
    ).toEqual(["'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='"])
  })

  test('are found in linear time in a long document', () => {
    const page = `${'<p title="a">b</p>'.repeat(100_000)}${'<!--'.repeat(1_000)}--><script>one()</script>`
    const began = performance.now()
    expect([...inlineScripts(page)]).toEqual(['one()'])
    expect(performance.now() - began).toBeLessThan(2_000)
  })
})
