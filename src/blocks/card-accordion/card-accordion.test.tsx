import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { exampleContext } from '@/blocks/example'
import { CardAccordion } from './Component'
import { cardAccordionExamples } from './examples'

function render(name: keyof typeof cardAccordionExamples): string {
  const { block, data } = cardAccordionExamples[name]
  return renderToStaticMarkup(<CardAccordion block={block} data={data} context={exampleContext} />)
}

describe('accordion of numbered cards', () => {
  test('the first card is open', () => {
    const html = render('typical')
    expect(html.match(/(?<="accordion-number">)\d+/g)).toEqual(['01', '02', '03'])
    expect(html.match(/<details[^>]*>/g)?.map((tag) => tag.includes('open=""'))).toEqual([true, false, false])
  })

  test('a card has a title, a content, an image and a button', () => {
    const html = render('typical')
    expect(html).toContain('Warm food, at a table.')
    expect(html).toContain('alt="A laid table by a window"')
    expect(html).toMatch(/<a [^>]*href="\/recipes">See the recipes<\/a>/)
    expect(html).toMatch(/<a [^>]*href="https:\/\/example.com\/" target="_blank" rel="noopener">The studio<\/a>/)
  })

  test('a card can be without image and button', () => {
    expect(render('typical').match(/<img/g)).toHaveLength(1)
    expect(render('restricted')).not.toMatch(/<img|<a /)
  })

  test('renders nothing without cards', () => {
    expect(render('empty')).toBe('')
  })

  test('long titles and texts are complete', () => {
    expect(render('longest').match(/And on, and on/g)).toHaveLength(40)
  })
})
