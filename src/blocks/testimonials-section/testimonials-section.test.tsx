import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { exampleContext } from '@/blocks/example'
import { TestimonialsSection } from './Component'
import { testimonialsSectionExamples as examples } from './examples'

function render(name: keyof typeof examples): string {
  const { block, data } = examples[name]
  return renderToStaticMarkup(<TestimonialsSection block={block} data={data} context={exampleContext} />)
}

describe('testimonials section', () => {
  test('has a title, a subtitle, a left and a right column, and the cards', () => {
    const html = render('typical')
    expect(html).toMatch(/>Letters<.*<h1[^>]*>What stays<.*what is left of it.*short letters.*<figure/s)
    expect(html.match(/<figure/g)).toHaveLength(3)
  })

  test('a card has the text and the author', () => {
    expect(render('oneColumn')).toMatch(/<blockquote>What stayed.*<\/blockquote>.*>Marianne 1</s)
  })

  test('with a picture the first is large beside it, and the others are cards; a link leads to all of them', () => {
    const html = render('large')
    expect(html).toMatch(
      /More letters from members<.*class="large-quote".*<img .*supper\. 1<.*quote-grid.*supper\. 2</s,
    )
    expect(html.match(/<figure/g)).toHaveLength(2)
    expect(render('typical')).not.toContain('large-quote')
  })

  test('one column can be empty', () => {
    expect(render('oneColumn').match(/class="prose"/g)).toHaveLength(1)
  })

  test('a part for members is not in the HTML for visitors', () => {
    expect(render('restricted')).not.toContain('For members.')
  })

  test('renders nothing without content', () => {
    expect(render('empty')).toBe('')
  })
})
