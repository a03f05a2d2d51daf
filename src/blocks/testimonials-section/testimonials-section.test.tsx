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
