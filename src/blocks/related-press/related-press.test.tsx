import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import { type BlockExample, exampleContext } from '@/blocks/example'
import { RelatedPress } from './Component'
import { relatedPressExamples } from './examples'
import { loadRelatedPress, type RelatedPressData } from './load'

const listCards = vi.hoisted(() => vi.fn(async () => []))
vi.mock('@/catalogue/cards', () => ({ listCards }))
vi.mock('@/catalogue/chosen', () => ({ chosenCards: async () => [] }))

type Example = BlockExample<'relatedPress', RelatedPressData>

function render(name: keyof typeof relatedPressExamples): string {
  const { block, data, context }: Example = relatedPressExamples[name]
  return renderToStaticMarkup(<RelatedPress block={block} data={data} context={{ ...exampleContext, ...context }} />)
}

describe('related press', () => {
  test('shows title, date, excerpt and picture, and leads to where it appeared', () => {
    const html = render('typical')
    expect(html.match(/<article/g)).toHaveLength(2)
    expect(html).toContain('November 05, 2026')
    expect(html).toContain('They do not promise anything')
    expect(html).toContain('<img')
    expect(html).toContain('href="https://example.com/press"')
    expect(html.match(/target="_blank"/g)).toHaveLength(2)
  })

  test('a French one has the short French date', () => {
    const { block, data } = relatedPressExamples.typical
    const items = data.items.map((item) => ({ ...item, extras: { ...item.extras, pressLanguage: 'fr' } }))
    const html = renderToStaticMarkup(<RelatedPress block={block} data={{ items }} context={exampleContext} />)
    expect(html).toContain('>05/11/26</time>')
  })

  test('what is missing is left out', () => {
    expect(render('bare')).not.toMatch(/<a |<time|<img/)
  })

  test('as many as the editor says, and all of them where that is left empty', async () => {
    await loadRelatedPress({ blockType: 'relatedPress', method: 'Automatic', numberOfItems: 40 }, exampleContext)
    await loadRelatedPress({ blockType: 'relatedPress', method: 'Automatic', numberOfItems: null }, exampleContext)
    expect(listCards.mock.calls).toEqual([
      [{ postTypes: ['press'], first: 40 }, 'visitor'],
      [{ postTypes: ['press'], first: 5_000 }, 'visitor'],
    ])
  })

  test('nothing where there is nothing', () => {
    expect(render('empty')).toBe('')
  })
})
