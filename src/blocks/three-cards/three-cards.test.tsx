import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { BlockContext } from '@/blocks/block'
import { exampleContext } from '@/blocks/example'
import { ThreeCards } from './Component'
import { threeCardsExamples } from './examples'

function render(name: keyof typeof threeCardsExamples, more: Partial<BlockContext> = {}): string {
  const { block, data, ...rest } = threeCardsExamples[name]
  const context = { ...exampleContext, ...('context' in rest ? rest.context : {}), ...more }
  return renderToStaticMarkup(<ThreeCards block={block} data={data} context={context} />)
}

describe('three-card section', () => {
  test('has a card each for food, movement and wellness, in the light of its hour', () => {
    const html = render('typical')
    expect(html.match(/(?<=<li[^>]*data-light=")\w+/g)).toEqual(['morning', 'noon', 'dusk'])
    expect(html.match(/<h3[^>]*>[^<]+/g)?.map((tag) => tag.replace(/^.*>/, ''))).toEqual([
      'Eat what keeps you even',
      'Burn gently, every day',
      'Sleep, and mean it',
    ])
  })

  test('a card has subtitle, text, image and button', () => {
    const html = render('typical')
    expect(html).toContain('Morning, food')
    expect(html).toContain('Most of it is on the table within half an hour.')
    expect(html.match(/alt="A laid table by a window"/g)).toHaveLength(3)
    expect(html).toMatch(/<a [^>]*href="\/recipes">Open the kitchen</)
    expect(html).toMatch(/href="https:\/\/example.com\/" target="_blank" rel="noopener">To the mat</)
  })

  test('the icons are decoration', () => {
    const html = render('typical')
    expect(html.match(/<svg/g)).toHaveLength(html.match(/<svg[^>]*aria-hidden="true"/g)?.length ?? 0)
  })

  test('a card without a button leads nowhere', () => {
    expect(render('typical').match(/<a /g)).toHaveLength(2)
  })

  test('has left and right content below', () => {
    const html = render('withTexts')
    expect(html.indexOf('Sleep, and mean it')).toBeLessThan(html.indexOf('The wide column.'))
    expect(html.indexOf('The wide column.')).toBeLessThan(html.indexOf('The narrow column.'))
    expect(render('typical')).not.toContain('prose')
  })

  test('leaves out what is not filled in', () => {
    expect(render('empty', { first: false })).not.toMatch(/<h[12]|<ul|<svg/)
  })

  test('as the first block its title is the page’s', () => {
    expect(render('withTexts')).toMatch(/<h1[^>]*>Three cards and two texts/)
  })
})
