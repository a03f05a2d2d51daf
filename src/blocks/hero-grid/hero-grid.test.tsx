import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import { type BlockExample, exampleContext } from '@/blocks/example'
import { HeroGrid } from './Component'
import { heroGridExamples } from './examples'
import { type HeroGridData, loadHeroGrid } from './load.server'

vi.mock('@/catalogue/cards.server', () => ({ imagesById: async () => new Map() }))
vi.mock('@/catalogue/fallback-pictures.server', () => ({ memberHeroInSettings: async () => null }))

type Example = BlockExample<'heroGrid', HeroGridData>

function render(name: keyof typeof heroGridExamples): string {
  const { block, data }: Example = heroGridExamples[name]
  return renderToStaticMarkup(<HeroGrid block={block} data={data} context={exampleContext} />)
}

describe('hero with grid', () => {
  test('the welcome is beside a picture, or without one on the background of its theme', () => {
    expect(render('typical')).toMatch(/<h1[^>]*>Good to have you here<\/h1>.*<img/)
    expect(render('withoutPicture')).toContain('window-light')
    expect(render('withoutPicture')).not.toContain('<img')
  })

  test('a section has a subtitle, a label, a title, a text and a link', () => {
    const html = render('typical')
    for (const text of ['Morning', 'New', 'This week in the kitchen', 'Six dishes that wait for no one.']) {
      expect(html).toContain(text)
    }
    expect(html).toMatch(/href="\/recipes"[^>]*>To the recipes/)
  })

  test('by default the link is "Learn More" to "#" in the same tab', () => {
    const html = render('typical')
    expect(html).toMatch(/href="#">Learn More<span class="sr-only">: A letter on Sundays/)
    expect(html).toMatch(/href="\/movements" target="_blank" rel="noopener">Learn More/)
  })

  test('on small screens its sections are an accordion, with the first one open', () => {
    const html = render('typical')
    expect(html.match(/<details name="hero-grid-"/g)).toHaveLength(3)
    expect(html.match(/<details[^>]* open=""/g)).toHaveLength(1)
  })

  test('without sections only the welcome is rendered', () => {
    expect(render('empty')).not.toMatch(/<ul|<details/)
  })

  test('HTML is removed from descriptions', async () => {
    const { block }: Example = heroGridExamples.typical
    const [section] = block.sections ?? []
    const description = '<p>Six <b>dishes</b><script>alert(1)</script></p>'
    const { descriptions } = await loadHeroGrid(
      { ...block, sections: section && [{ ...section, description }] },
      { ...exampleContext, audience: 'free' },
    )
    expect(descriptions).toEqual(['Six dishes'])
  })
})
