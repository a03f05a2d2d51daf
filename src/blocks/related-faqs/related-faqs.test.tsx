import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { exampleContext } from '@/blocks/example'
import { RelatedFaqs } from './Component'
import { relatedFaqsExamples } from './examples'

function render(name: keyof typeof relatedFaqsExamples): string {
  const { block, data } = relatedFaqsExamples[name]
  return renderToStaticMarkup(<RelatedFaqs block={block} data={data} context={exampleContext} />)
}

describe('related FAQs', () => {
  test('shows questions and answers, closed at first', () => {
    const html = render('typical')
    expect(html).toContain('>Question 2?</h2>')
    expect(html).toContain('<p>Answer 2.</p>')
    expect(html).not.toContain('open=""')
  })

  test('links to all questions', () => {
    expect(render('typical')).toContain('href="/faqs">All questions</a>')
  })

  test('shows five at most', () => {
    expect(render('longest').match(/<details/g)).toHaveLength(5)
  })

  test('renders nothing if none is published', () => {
    expect(render('empty')).toBe('')
  })
})
