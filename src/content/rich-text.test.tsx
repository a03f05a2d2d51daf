import { afterEach, describe, expect, test, vi } from 'vitest'
import { richTextToHtml } from './rich-text'
import { findFaults } from './testing/find-faults'
import { renderedRichText } from './testing/render'
import { heading, link, list, paragraph, richText, textNode, upload } from './testing/rich-text-builders'

afterEach(() => vi.restoreAllMocks())

describe('rich text is rendered', () => {
  test('headings, paragraphs, quotes and rules', () => {
    const text = richText(
      heading('h2', textNode('Why we sleep')),
      paragraph(textNode('One'), { type: 'linebreak', version: 1 }, textNode('Two')),
      { type: 'quote', children: [textNode('Rest well.')], direction: 'ltr', format: 'center', indent: 1, version: 1 },
      { type: 'horizontalrule', version: 1 },
      heading('h4', textNode('Soup')),
    )

    expect(renderedRichText(text)).toBe(
      '<h2 id="why-we-sleep">Why we sleep</h2><p>One<br/>Two</p><blockquote>Rest well.</blockquote><hr/>' +
        '<h4 id="soup-section">Soup</h4>',
    )
  })

  test.each([
    [1, '<strong>x</strong>'],
    [2, '<em>x</em>'],
    [4, '<s>x</s>'],
    [8, '<u>x</u>'],
    [11, '<u><em><strong>x</strong></em></u>'],
    [16, '<code>x</code>'],
  ])('text format %i is %s', (format, html) => {
    expect(renderedRichText(richText(paragraph(textNode('x', format))))).toBe(`<p>${html}</p>`)
  })

  test('text that looks like markup is escaped', () => {
    expect(renderedRichText(richText(paragraph(textNode('1 <b> & "2"'))))).toBe(
      '<p>1 &lt;b&gt; &amp; &quot;2&quot;</p>',
    )
  })

  test('lists, with a list in a list inside the item before', () => {
    const text = richText(
      list('bullet', [[textNode('a')], [list('number', [[textNode('b')]])], [textNode('c')]]),
      list('number', [[textNode('d')]], { start: 4 }),
      list('check', [[textNode('e')]], { item: { checked: true } }),
    )

    expect(renderedRichText(text)).toBe(
      '<ul><li>a<ol><li>b</li></ol></li><li>c</li></ul><ol start="4"><li>d</li></ol><ul><li>☑ e</li></ul>',
    )
  })

  test('links to other sites, and to a populated document', () => {
    const text = richText(
      paragraph(
        link({ url: 'https://example.org/?a=1&b=2', newTab: true }, textNode('out')),
        link({ linkType: 'internal', doc: { relationTo: 'pages', value: { uri: '/recipes/' } } }, textNode('in')),
        link({ linkType: 'internal', doc: { relationTo: 'pages', value: 7 } }, textNode('unknown')),
      ),
    )

    expect(renderedRichText(text)).toBe(
      '<p><a href="https://example.org/?a=1&amp;b=2" target="_blank" rel="noopener noreferrer">out</a>' +
        '<a href="/recipes/">in</a><a>unknown</a></p>',
    )
  })

  test('links to a document whose path the page looks up', () => {
    const text = richText(
      paragraph(link({ linkType: 'internal', doc: { relationTo: 'faqs', value: 7 } }, textNode('x'))),
    )

    expect(richTextToHtml(text, { hrefOf: ({ relationTo, value }) => `/${relationTo}/${value}/` })).toBe(
      '<p><a href="/faqs/7/">x</a></p>',
    )
  })

  test('uploads of this site', () => {
    const picture = { url: '/media/a.jpg', alt: 'Soup', mimeType: 'image/jpeg', width: 40, height: 30 }

    expect(
      renderedRichText(richText(upload(picture), upload({ url: '/media/plan.pdf', filename: 'plan.pdf' }), upload(3))),
    ).toBe(
      '<p><img src="/media/a.jpg" alt="Soup" width="40" height="30" loading="lazy" decoding="async"/></p>' +
        '<p><a href="/media/plan.pdf">plan.pdf</a></p>',
    )
  })

  test.each([
    null,
    undefined,
    '',
    'text',
    7,
    [],
    {},
    { root: null },
    richText(),
    richText(paragraph()),
    richText(null, 4, {}),
  ])('nothing comes of %j', (stored) => {
    expect(renderedRichText(stored)).toBe('')
  })
})

describe('rich text gives no active content', () => {
  test.each([
    ['markup in text', paragraph(textNode('<script>alert(1)</script><img src=x onerror=alert(1)>'))],
    ['a script as link', paragraph(link({ url: 'javascript:alert(1)' }, textNode('x')))],
    ['a link that breaks out', paragraph(link({ url: '/"><img src=x onerror=alert(1)>' }, textNode('x')))],
    [
      'a document path that runs',
      paragraph(
        link({ linkType: 'internal', doc: { relationTo: 'pages', value: { uri: 'javascript:1' } } }, textNode('x')),
      ),
    ],
    ['a heading tag that is none', heading('script', textNode('x'))],
    ['a list tag that is none', list('bullet', [[textNode('x')]], { tag: 'script', start: '"><script>' })],
    [
      'a picture from elsewhere',
      upload({ url: 'https://evil.example/a.png', mimeType: 'image/png', alt: '"><script>' }),
    ],
    ['an upload of no known shape', upload({ url: 7 })],
    ['a link without fields', paragraph({ type: 'link', children: [textNode('x')] })],
    ['a text of the wrong types', paragraph({ type: 'text', text: 7, format: '<b>' })],
    [
      'a table with styles',
      {
        type: 'table',
        children: [
          {
            type: 'tablerow',
            children: [
              {
                type: 'tablecell',
                headerState: 1,
                colSpan: '"><script>',
                backgroundColor: 'url(//evil.example)',
                children: [textNode('x')],
              },
            ],
          },
        ],
      },
    ],
    ['a node named as a part of objects', { type: 'constructor', children: [textNode('x')] }],
    ['a block no one knows', { type: 'block', fields: { blockType: 'x' }, children: [textNode('x')] }],
    ['a list that has no children', { type: 'list' }],
    ['a table row that has no children', { type: 'tablerow' }],
  ])('%s', (_name, node) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    const markup = renderedRichText(richText(node, paragraph(textNode('after'))))

    expect(findFaults(markup)).toEqual([])
    expect(markup).toContain('<p>after</p>')
    expect(markup).not.toContain('[object')
    expect(logged).not.toHaveBeenCalled()
  })

  test('ten thousand levels are reduced to their text', () => {
    let deep = paragraph(textNode('core'))
    for (let level = 0; level < 10_000; level += 1)
      deep = { type: 'quote', children: [deep, textNode(level < 2 ? `end${level}` : '')] }

    const markup = renderedRichText(richText(deep, paragraph(textNode('after'))))

    expect(markup).toContain('coreend0end1')
    expect(markup.endsWith('<p>after</p>')).toBe(true)
  })
})
