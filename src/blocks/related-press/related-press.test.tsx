import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import { type BlockExample, exampleContext } from '@/blocks/example'
import { RelatedPress } from './Component'
import { relatedPressExamples } from './examples'
import { loadRelatedPress, type RelatedPressData } from './load.server'

const listCards = vi.hoisted(() => vi.fn(async () => []))
vi.mock('@/catalogue/cards.server', () => ({ listCards }))
vi.mock('@/catalogue/chosen.server', () => ({ chosenCards: async () => [] }))

type Example = BlockExample<'relatedPress', RelatedPressData>

function render(name: keyof typeof relatedPressExamples): string {
  const { block, data, context }: Example = relatedPressExamples[name]
  return renderToStaticMarkup(<RelatedPress block={block} data={data} context={{ ...exampleContext, ...context }} />)
}

describe('related press', () => {
  test('shows the title, date, excerpt and picture, linked to the source', () => {
    const html = render('typical')
    expect(html.match(/<article/g)).toHaveLength(2)
    expect(html).toContain('November 05, 2026')
    expect(html).toContain('They do not promise anything')
    expect(html).toContain('<img')
    expect(html).toContain('href="https://example.com/press"')
    expect(html.match(/target="_blank"/g)).toHaveLength(2)
  })

  test('its first category is its publisher, which leads', () => {
    const { block, data } = relatedPressExamples.typical
    const outlet = { id: 1, slug: 'courier', title: 'The Harbor Courier', taxonomy: 'press' } as const
    const items = data.items.map((item) => ({ ...item, categories: [outlet] }))
    const html = renderToStaticMarkup(<RelatedPress block={block} data={{ items }} context={exampleContext} />)
    expect(html).toMatch(/<p class="press-source"><b>The Harbor Courier<\/b><time/)
  })

  test('a French article has the short French date', () => {
    const { block, data } = relatedPressExamples.typical
    const items = data.items.map((item) => ({ ...item, extras: { ...item.extras, pressLanguage: 'fr' } }))
    const html = renderToStaticMarkup(<RelatedPress block={block} data={{ items }} context={exampleContext} />)
    expect(html).toContain('>05/11/26</time>')
  })

  test('leaves out empty fields', () => {
    expect(render('bare')).not.toMatch(/<a |<time|<img/)
  })

  test('loads as many as the editor set, or all of them', async () => {
    await loadRelatedPress({ blockType: 'relatedPress', method: 'Automatic', numberOfItems: 40 }, exampleContext)
    await loadRelatedPress({ blockType: 'relatedPress', method: 'Automatic', numberOfItems: null }, exampleContext)
    expect(listCards.mock.calls).toEqual([
      [{ postTypes: ['press'], first: 40 }, 'visitor'],
      [{ postTypes: ['press'], first: 5_000 }, 'visitor'],
    ])
  })

  test('renders nothing without articles', () => {
    expect(render('empty')).toBe('')
  })
})
