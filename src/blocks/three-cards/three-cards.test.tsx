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
  test('has a card for food, movement and wellness, each with its theme', () => {
    const html = render('typical')
    expect(html.match(/(?<=<li[^>]*data-light=")\w+/g)).toEqual(['morning', 'noon', 'dusk'])
    expect(html.match(/<h3[^>]*>[^<]+/g)?.map((tag) => tag.replace(/^.*>/, ''))).toEqual([
      'Eat what keeps you even',
      'Burn gently, every day',
      'Sleep, and mean it',
    ])
  })

  test('a card has a subtitle, a text, an image and a button', () => {
    const html = render('typical')
    expect(html).toContain('Morning, food')
    expect(html).toContain('Most of it is on the table within half an hour.')
    expect(html.match(/alt="A laid table by a window"/g)).toHaveLength(3)
    expect(html).toMatch(/<a [^>]*href="\/recipes">Open the kitchen</)
    expect(html).toMatch(/href="https:\/\/example.com\/" target="_blank" rel="noopener">To the mat</)
  })

  test('the icons are decorative', () => {
    const html = render('typical')
    expect(html.match(/<svg/g)).toHaveLength(html.match(/<svg[^>]*aria-hidden="true"/g)?.length ?? 0)
  })

  test('a card without a button has no link', () => {
    expect(render('typical').match(/<a /g)).toHaveLength(2)
  })

  test('has left and right content below the cards', () => {
    const html = render('withTexts')
    expect(html.indexOf('Sleep, and mean it')).toBeLessThan(html.indexOf('The wide column.'))
    expect(html.indexOf('The wide column.')).toBeLessThan(html.indexOf('The narrow column.'))
    expect(render('typical')).not.toContain('prose')
  })

  test('leaves out empty fields', () => {
    expect(render('empty', { first: false })).not.toMatch(/<h[12]|<ul|<svg/)
  })

  test('as the first block, its title is the h1 of the page', () => {
    expect(render('withTexts')).toMatch(/<h1[^>]*>Three cards and two texts/)
  })
})
