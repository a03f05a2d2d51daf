import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { type BlockExample, exampleContext } from '@/blocks/example'
import { MediaPartners } from './Component'
import { mediaPartnersExamples } from './examples'
import { loadMediaPartners, type MediaPartnersData } from './load.server'

const lists = vi.hoisted(() => ({ listCards: vi.fn(async () => []), chosenCards: vi.fn(async () => []) }))
vi.mock('@/catalogue/cards.server', () => ({ listCards: lists.listCards }))
vi.mock('@/catalogue/chosen.server', () => ({ chosenCards: lists.chosenCards }))

type Example = BlockExample<'mediaPartners', MediaPartnersData>

function render(name: keyof typeof mediaPartnersExamples): string {
  const { block, data, context }: Example = mediaPartnersExamples[name]
  return renderToStaticMarkup(<MediaPartners block={block} data={data} context={{ ...exampleContext, ...context }} />)
}

beforeEach(() => vi.clearAllMocks())

describe('media partners', () => {
  test('has for each partner a logo with alt text, linked to the partner by its name', () => {
    const html = render('typical')
    expect(html.match(/<li class="partner"/g)).toHaveLength(7)
    expect(html.match(/<img[^>]* alt="A laid table by a window"/g)).toHaveLength(7)
    expect(html).toMatch(
      /<a[^>]*href="https:\/\/example\.com\/partner"[^>]*><span class="sr-only">Orchard Radio<\/span><\/a>/,
    )
    expect(html.match(/rel="noopener"/g)).toHaveLength(7)
  })

  test('says something on each partner on the page that lists them, and nowhere else', () => {
    expect(render('list')).toContain('Cooks with us on air.')
    expect(render('list')).toContain('Visit the site')
    expect(render('typical')).not.toMatch(/Cooks with us|Visit the site/)
  })

  test('has a link to all partners', () => {
    expect(render('typical')).toMatch(/href="\/partners\/?"[^>]*>All partners/)
    expect(render('longest')).not.toContain('All partners')
  })

  test('leaves out empty fields, and renders nothing without partners', () => {
    expect(render('bare')).not.toMatch(/<a |<img/)
    expect(render('empty')).toBe('')
  })

  test('loads all partners, as many as the editor set, or the chosen ones', async () => {
    await loadMediaPartners({ blockType: 'mediaPartners', method: 'Automatic' }, exampleContext)
    await loadMediaPartners({ blockType: 'mediaPartners', method: 'Automatic', numberOfItems: 3 }, exampleContext)
    await loadMediaPartners({ blockType: 'mediaPartners', method: 'Manual', items: [2, 1] }, exampleContext)
    expect(lists.listCards.mock.calls).toEqual([
      [{ postTypes: ['partners'], first: 5_000 }, 'visitor'],
      [{ postTypes: ['partners'], first: 3 }, 'visitor'],
    ])
    expect(lists.chosenCards.mock.calls).toEqual([
      [
        [
          { relationTo: 'partners', value: 2 },
          { relationTo: 'partners', value: 1 },
        ],
        'visitor',
      ],
    ])
  })
})
