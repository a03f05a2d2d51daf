import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import { exampleContext } from '@/blocks/example'
import { isHidden } from '@/blocks/hidden-when'
import { pathRules } from '@/rules/path-rules'
import { CoversGrid } from './Component'
import { coversGridExamples } from './examples'
import { loadCoversGrid } from './load.server'

vi.mock('@/catalogue/cards.server', () => ({ imagesById: async () => new Map() }))

function render(name: keyof typeof coversGridExamples): string {
  const { block, data } = coversGridExamples[name]
  return renderToStaticMarkup(<CoversGrid block={block} data={data} context={{ ...exampleContext, first: false }} />)
}

/** A block as an editor saved it, rendered with what its loader reads. */
async function rendered(titles: string[]): Promise<string> {
  const block = { blockType: 'coversGrid' as const, covers: titles.map((title) => ({ title })) }
  const data = await loadCoversGrid(block, exampleContext)
  return renderToStaticMarkup(<CoversGrid block={block} data={data} context={exampleContext} />)
}

describe('covers grid', () => {
  test('a cover has a picture and a title', () => {
    const html = render('typical')
    expect(html.match(/<article/g)).toHaveLength(4)
    expect(html.match(/alt="A laid table by a window"/g)).toHaveLength(3)
    expect(html).toMatch(/<h3[^>]*>A book that is out of print<\/h3>/)
  })

  test('the link of a cover is the anchor in its title', async () => {
    const html = await rendered([
      '<a href="/ebs-blog">The <em>journal</em></a>',
      '<a href="https://example.com/" target="_blank">A shop</a>',
      'No link',
    ])
    expect(html).toMatch(/<a [^>]*href="\/ebs-blog">The journal<\/a>/)
    expect(html).toMatch(/<a [^>]*href="https:\/\/example.com\/" target="_blank" rel="noopener">A shop<\/a>/)
    expect(html.match(/<a /g)).toHaveLength(2)
  })

  test('a link with an unsafe address is left out, its title is not', async () => {
    const html = await rendered(['<a href="javascript:alert(1)">A book</a>', '<a href="/safe">Another</a>'])
    expect(html).toContain('>A book</h2>')
    expect(html.match(/<a /g)).toHaveLength(1)
    expect(html).not.toContain('javascript')
  })

  test('a cover without a text is left out', async () => {
    expect((await rendered(['<a href="/x"></a>', 'A book'])).match(/<article/g)).toHaveLength(1)
    expect(await rendered(['<a href="/x"></a>'])).toBe('')
  })

  test('renders nothing without covers', () => {
    expect(render('empty')).toBe('')
  })

  test.each([
    ['visitor', '/learn/inspirational-resources/', true],
    ['free', '/learn/inspirational-resources/', false],
    ['visitor', '/learn/', false],
  ] as const)('%s at %s: hidden is %s', (audience, path, hidden) => {
    expect(isHidden('coversGrid', { audience, rules: pathRules(path) })).toBe(hidden)
  })
})
