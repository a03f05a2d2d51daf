import { describe, expect, test } from 'vitest'
import { richTextToHtml } from './rich-text'
import { linkedDocs } from './rich-text-links'
import { findFaults } from './testing/find-faults'
import { renderedRichText } from './testing/render'
import { heading, link, paragraph, richText, textNode } from './testing/rich-text-builders'

const block = (blockType: string, fields: Record<string, unknown>) => ({
  type: 'block',
  fields: { id: 'x', blockName: '', blockType, ...fields },
  format: '',
  version: 2,
})
const html = (...nodes: unknown[]) => richTextToHtml(richText(...nodes))
const text = (value: string) => richText(paragraph(textNode(value)))

describe('headings with data and content parts from the admin', () => {
  test('a section heading with all its data', () => {
    expect(
      html(
        block('sectionHeading', {
          text: 'Tea & toast',
          level: 'h3',
          menuLabel: 'Tea "now"',
          link: '/tea?a=1&b=2',
          format: ['bold', 'main'],
          icon: 'coffee',
        }),
      ),
    ).toBe(
      '<h3 data-menu="Tea &quot;now&quot;" data-link="/tea?a=1&amp;b=2" data-format="bold main" data-icon="coffee">Tea &amp; toast</h3>',
    )
  })

  test('a plain heading, one hidden from the sidebar, and one without text', () => {
    expect(html(block('sectionHeading', { text: 'Tea', level: 'h2', menuLabel: null, link: null }))).toBe(
      '<h2>Tea</h2>',
    )
    expect(html(block('sectionHeading', { text: 'Tea', level: 'h2', menuLabel: 'x', hideFromMenu: true }))).toBe(
      '<h2 data-menu="">Tea</h2>',
    )
    expect(html(block('sectionHeading', { text: ' ', level: 'h2' }))).toBe('')
  })

  test.each([
    ['expander', 'expander'],
    ['healthFact', 'health-fact'],
    ['journey', 'journey'],
    ['membersOnly', 'members'],
  ])('a part of the kind %s, with the text inside it', (slug, kind) => {
    expect(html(block(slug, { body: text('Tea') }))).toBe(`<div data-block="${kind}"><p>Tea</p></div>`)
  })

  test('the title of a health fact, the label of an expander, parts in parts', () => {
    expect(html(block('healthFact', { title: 'Good to <know>', body: text('Walk.') }))).toBe(
      '<div data-block="health-fact"><h4>Good to &lt;know&gt;</h4><p>Walk.</p></div>',
    )
    const inner = richText(
      heading('h2', textNode('Secret')),
      block('expander', { label: 'Tea "x"', body: text('Tea') }),
    )
    expect(html(block('membersOnly', { body: inner }))).toBe(
      '<div data-block="members"><h2>Secret</h2><div data-block="expander" data-label="Tea &quot;x&quot;"><p>Tea</p></div></div>',
    )
  })

  test('links to documents inside a part are found and get their addresses', () => {
    const body = richText(
      paragraph(link({ linkType: 'internal', doc: { relationTo: 'faqs', value: 7 } }, textNode('x'))),
    )
    const stored = richText(block('membersOnly', { body: richText(block('expander', { body })) }))
    expect(linkedDocs(stored)).toEqual([{ relationTo: 'faqs', id: 7 }])
    expect(richTextToHtml(stored, { hrefOf: ({ value }) => `/faqs/${value}/` })).toContain('href="/faqs/7/"')
  })

  test.each([
    block('expander', {}),
    block('expander', { body: 'x', label: { a: 1 } }),
    block('constructor', { body: text('Tea') }),
    block('__proto__', { body: text('Tea') }),
    block('sectionHeading', {
      text: '"><script>',
      level: 'script',
      icon: '"><img src=x onerror=alert(1)>',
      format: 'x',
    }),
    block('sectionHeading', { text: 'x', link: 'javascript:alert(1)', menuLabel: 7 }),
    { type: 'block', fields: null },
    { type: 'block' },
  ])('stored in any shape it gives nothing that runs: %j', (node) => {
    const markup = renderedRichText(richText(node, paragraph(textNode('after'))))
    expect(findFaults(markup)).toEqual([])
    expect(markup).toContain('<p>after</p>')
  })

  test('nesting of texts is limited', () => {
    let body = text('core')
    for (let level = 0; level < 1_000; level += 1)
      body = richText(block('membersOnly', { body }), paragraph(textNode('t')))
    expect(richTextToHtml(body).match(/data-block/g)?.length).toBeLessThan(10)
    expect(linkedDocs(body)).toEqual([])
  })
})
